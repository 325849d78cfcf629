/** A few tasks, whatever of them is asked for, and saves that succeed: for walks through all that one can do. */
import { HttpResponse } from 'msw';
import type { IssueList } from '@/protocol/issues';
import type { JsonObject } from './recordedCalls';
import { refused } from './replyTo';
import { replyWith } from './tracker';

/** The type has people, a choice, numbers and a date; what the tasks have in each of its columns. */
export const taskType = 3;

const folderId = 3;
const by = 1;
const moment = 1_700_000_000;
const today = new Date().toISOString().slice(0, 10);

const columns: IssueList['columns'] = [
  { id: 1, name: 'ID' },
  { id: 0, name: 'Name' },
  { id: 6, name: 'Location' },
  { id: 2, name: 'Created Date' },
  { id: 3, name: 'Created By' },
  { id: 4, name: 'Modified Date' },
  { id: 5, name: 'Modified By' },
  { id: 1006, name: 'Assigned To' },
  { id: 1007, name: 'Status' },
  { id: 1008, name: 'Priority' },
  { id: 1009, name: 'Progress' },
  { id: 1010, name: 'Due Date' },
];

/** Two that nobody has read or subscribed to, and two that were. */
const tasks = [
  { id: 1, name: 'A task', status: 'Active', priority: '1' },
  { id: 2, name: 'Another task', status: 'Active', priority: '2' },
  { id: 3, name: 'A task that is done', status: 'Closed', priority: '3' },
  { id: 4, name: 'The last task', status: 'Closed', priority: '1' },
].map((task) => ({ ...task, stamp: 100 + task.id, subscribed: task.id > 2 }));

const list: IssueList = {
  sortColumn: 1,
  sortAscending: true,
  columns,
  issues: tasks.map(({ id, name, status, priority, stamp, subscribed }) => ({
    ...{ id, stamp, subscribed },
    read: id > 2 ? stamp : null,
    cells: [
      ...[`#${id}`, name, 'Acme Website — Tasks', moment, 'Alice', moment, 'Alice'],
      ...['', status, priority, '10', today],
    ],
  })),
  totalCount: tasks.length,
};

const change = { createdDate: moment, createdBy: by };

function issueAnswer({ issueId, description, attributes, history }: JsonObject): object | null {
  const task = tasks.find(({ id }) => id === issueId);
  if (!task) return null;
  const { status, priority, ...details } = task;
  return {
    details: {
      ...details,
      ...change,
      folderId,
      typeId: taskType,
      modifiedDate: moment,
      modifiedBy: by,
    },
    // The first one has all that an issue can have.
    ...(description === true && {
      description:
        task.id === 1 ? { text: 'A text', format: 0, modifiedDate: moment, modifiedBy: by } : null,
    }),
    ...(attributes === true && {
      attributes: [
        { id: 6, value: null },
        { id: 7, value: status },
        { id: 8, value: priority },
        { id: 9, value: '10' },
        { id: 10, value: today },
      ],
    }),
    ...(history === true && {
      history: [
        { ...change, id: task.id, type: 0, new: task.name, old: null },
        ...(task.id === 1 ? entries : []),
      ],
    }),
  };
}

const entries = [
  { ...change, id: 11, type: 3, text: 'A comment' },
  { ...change, id: 12, type: 4, name: 'notes.txt', description: '', size: 3 },
];

const answers: Readonly<Record<string, object>> = {
  '/issues/list.php': list,
  '/issues/comments/load.php': { id: 11, text: 'A comment', format: 0, createdBy: by },
  '/events/list.php': { events: [], totalCount: 0 },
  '/types/views/load.php': {
    ...{ id: 25, name: 'Own', isPublic: false },
    details: { columns: '1,0,1007', sortColumn: 1, sortAscending: true, filters: [] },
  },
  '/types/views/edit.php': {},
  '/types/load.php': {
    ...{ id: taskType, name: 'Tasks', defaultView: null, initialView: null },
    ...{ attributes: [], publicViews: [], personalViews: [] },
  },
};

const saves = /^\/issues\/(.+\/)?(add|delete|edit|mark|move|subscribe|unsubscribe)\.php$/;

/** Until the test ends. */
export function serveTasks(): void {
  replyWith(({ path, payload }) => {
    // As a server does with a column that is no more.
    if (payload['sortColumn'] === 1999) return refused('InvalidArguments');
    const result = path === '/issues/load.php' ? issueAnswer(payload) : answers[path];
    if (result) return HttpResponse.json({ result });
    return saves.test(path) ? HttpResponse.json({ result: { stampId: 9000 } }) : undefined;
  });
}
