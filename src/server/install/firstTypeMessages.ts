import { defineMessages } from '@formatjs/intl';

/** Names in a new server, in the language of its installation. At most 40 characters, choices without commas. */
export const firstTypeMessages = defineMessages({
  forum: {
    id: 'server.install.forum.name',
    defaultMessage: 'Forum',
    description: 'A name in a new server, at most 40 characters; a type of issues: discussions',
  },
  bugs: {
    id: 'server.install.bugs.name',
    defaultMessage: 'Bugs',
    description: 'A name in a new server, at most 40 characters; a type of issues',
  },
  tasks: {
    id: 'server.install.tasks.name',
    defaultMessage: 'Tasks',
    description: 'A name in a new server, at most 40 characters; a type of issues',
  },
  assignedTo: {
    id: 'server.install.assignedTo.name',
    defaultMessage: 'Assigned To',
    description:
      'A name in a new server, at most 40 characters; an attribute: who works on an issue',
  },
  status: {
    id: 'server.install.status.name',
    defaultMessage: 'Status',
    description: 'A name in a new server, at most 40 characters; an attribute: how far an issue is',
  },
  reason: {
    id: 'server.install.reason.name',
    defaultMessage: 'Reason',
    description:
      'A name in a new server, at most 40 characters; an attribute: why a bug was resolved',
  },
  severity: {
    id: 'server.install.severity.name',
    defaultMessage: 'Severity',
    description:
      'A name in a new server, at most 40 characters; an attribute: how bad a bug is, from 1 to 3',
  },
  version: {
    id: 'server.install.version.name',
    defaultMessage: 'Version',
    description:
      'A name in a new server, at most 40 characters; an attribute: of the program that has a bug',
  },
  priority: {
    id: 'server.install.priority.name',
    defaultMessage: 'Priority',
    description:
      'A name in a new server, at most 40 characters; an attribute: how urgent a task is, from 1 to 3',
  },
  progress: {
    id: 'server.install.progress.name',
    defaultMessage: 'Progress',
    description:
      'A name in a new server, at most 40 characters; an attribute: how much of a task is done, in percent',
  },
  dueDate: {
    id: 'server.install.dueDate.name',
    defaultMessage: 'Due Date',
    description:
      'A name in a new server, at most 40 characters; an attribute: when a task must be done',
  },
  active: {
    id: 'server.install.active.name',
    defaultMessage: 'Active',
    description:
      'A name in a new server, at most 40 characters; a status: somebody has to work on a bug or task',
  },
  resolved: {
    id: 'server.install.resolved.name',
    defaultMessage: 'Resolved',
    description: 'A name in a new server, at most 40 characters; a status of a bug',
  },
  closed: {
    id: 'server.install.closed.name',
    defaultMessage: 'Closed',
    description: 'A name in a new server, at most 40 characters; a status of a bug or task',
  },
  completed: {
    id: 'server.install.completed.name',
    defaultMessage: 'Completed',
    description: 'A name in a new server, at most 40 characters; a status of a task',
  },
  fixed: {
    id: 'server.install.fixed.name',
    defaultMessage: 'Fixed',
    description: 'A name in a new server, at most 40 characters; a reason why a bug is resolved',
  },
  obsolete: {
    id: 'server.install.obsolete.name',
    defaultMessage: 'Obsolete',
    description:
      'A name in a new server, at most 40 characters; a reason why a bug is resolved: it is of no interest any more',
  },
  duplicate: {
    id: 'server.install.duplicate.name',
    defaultMessage: 'Duplicate',
    description:
      'A name in a new server, at most 40 characters; a reason why a bug is resolved: somebody else has reported it',
  },
  asDesigned: {
    id: 'server.install.asDesigned.name',
    defaultMessage: 'As Designed',
    description:
      'A name in a new server, at most 40 characters; a reason why a bug is resolved: the program is meant to be so',
  },
  notReproduced: {
    id: 'server.install.notReproduced.name',
    defaultMessage: 'Unable To Reproduce',
    description:
      'A name in a new server, at most 40 characters; a reason why a bug is resolved: nobody else can see it',
  },
  testFailed: {
    id: 'server.install.testFailed.name',
    defaultMessage: 'Test Failed',
    description:
      'A name in a new server, at most 40 characters; a reason why a bug is active again',
  },
  createdByMe: {
    id: 'server.install.createdByMe.name',
    defaultMessage: 'Created By Me',
    description: 'A name in a new server, at most 40 characters; a view of issues',
  },
  activeBugs: {
    id: 'server.install.activeBugs.name',
    defaultMessage: 'Active Bugs',
    description: 'A name in a new server, at most 40 characters; a view of issues',
  },
  myActiveBugs: {
    id: 'server.install.myActiveBugs.name',
    defaultMessage: 'My Active Bugs',
    description:
      'A name in a new server, at most 40 characters; a view of issues: those assigned to the user',
  },
  unassignedBugs: {
    id: 'server.install.unassignedBugs.name',
    defaultMessage: 'Unassigned Bugs',
    description: 'A name in a new server, at most 40 characters; a view of issues',
  },
  resolvedBugs: {
    id: 'server.install.resolvedBugs.name',
    defaultMessage: 'Resolved Bugs',
    description: 'A name in a new server, at most 40 characters; a view of issues',
  },
  activeTasks: {
    id: 'server.install.activeTasks.name',
    defaultMessage: 'Active Tasks',
    description: 'A name in a new server, at most 40 characters; a view of issues',
  },
  myActiveTasks: {
    id: 'server.install.myActiveTasks.name',
    defaultMessage: 'My Active Tasks',
    description:
      'A name in a new server, at most 40 characters; a view of issues: those assigned to the user',
  },
  unassignedTasks: {
    id: 'server.install.unassignedTasks.name',
    defaultMessage: 'Unassigned Tasks',
    description: 'A name in a new server, at most 40 characters; a view of issues',
  },
  completedTasks: {
    id: 'server.install.completedTasks.name',
    defaultMessage: 'Completed Tasks',
    description: 'A name in a new server, at most 40 characters; a view of issues',
  },
});

export type FirstName = keyof typeof firstTypeMessages;
