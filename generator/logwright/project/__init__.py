"""What people and programs do with content: open a project, check it, build from it. Start with `Project.open()`."""

from logwright.project.project import NoProject, Project, UnsoundContent

__all__ = ["NoProject", "Project", "UnsoundContent"]
