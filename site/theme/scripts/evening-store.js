// What this browser keeps of the evening. Where nothing can be kept, the page works all the same until it is closed.
const PREFIX = "evening-";

export function kept(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

// Whether it could be kept.
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
