"""What people and programs do with content: open a project, check it, build from it. Start with `Project.open()`."""

from logwright.project.project import Project
from logwright.project.refusals import NoProject, UnsoundContent

__all__ = ["NoProject", "Project", "UnsoundContent"]
