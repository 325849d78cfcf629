import { Access, type ProjectAccess } from '@/protocol/access';
import type { Audience } from '@/protocol/operation';
import { mayEditAlert, mayPublishAlerts, maySeeAlert } from '@/server/access/alerts';
import { mayCall } from '@/server/access/calls';
import { mayEditComment } from '@/server/access/comments';
import { mayEditFile } from '@/server/access/files';
import { mayEditFolder, mayMoveIssuesTo } from '@/server/access/folders';
import {
  hasRequiredAccess,
  mayEditDescription,
  mayMoveOrDeleteIssue,
} from '@/server/access/issues';
import { mayEditProject } from '@/server/access/projects';
import { mayChangeAccess, mayChangeMembership, maySetPassword } from '@/server/access/users';
import { mayEditView, mayPublishViews, mayUseView } from '@/server/access/views';
import { anonymousCaller, type Caller } from '@/server/core/caller';

const ann = 5;
const bob = 6;
const visitor = anonymousCaller;
const user: Caller = { ...anonymousCaller, userId: ann, access: Access.normal };
const administrator: Caller = { ...user, access: Access.administrator };

describe('in a project', () => {
  const seen = (projectAccess: ProjectAccess, createdBy: number) => ({ projectAccess, createdBy });
  const people = [
    { who: 'a visitor', caller: visitor, access: Access.normal, author: bob, writes: false },
    // Rows that a removed user left behind belong to nobody, and least of all to visitors.
    { who: 'a visitor', caller: visitor, access: Access.normal, author: 0, writes: false },
    { who: 'a member', caller: user, access: Access.normal, author: bob, writes: false },
    { who: 'the author', caller: user, access: Access.normal, author: ann, writes: true },
    {
      who: 'an administrator',
      caller: user,
      access: Access.administrator,
      author: bob,
      writes: true,
    },
  ];

  test.each(people)(
    '$who edits what was written: $writes',
    ({ caller, access, author, writes }) => {
      const item = seen(access, author);

      expect(mayEditComment(caller, item)).toBe(writes);
      expect(mayEditFile(caller, item)).toBe(writes);
      expect(mayEditDescription(caller, item)).toBe(writes);
      expect(hasRequiredAccess(caller, item, 'adminOrOwner')).toBe(writes);
      expect(hasRequiredAccess(caller, item, null)).toBe(true);
    },
  );

  test.each(people)('$who changes the project only as its administrator', (person) => {
    const { caller, access, author } = person;
    const item = seen(access, author);
    const administers = access === Access.administrator;

    expect(mayEditProject({ access })).toBe(administers);
    expect(mayEditFolder(item)).toBe(administers);
    expect(mayMoveIssuesTo(item)).toBe(administers);
    expect(mayMoveOrDeleteIssue(item)).toBe(administers);
    expect(hasRequiredAccess(caller, item, 'admin')).toBe(administers);
  });
});

test.each([
  { owner: 'everybody', ownerId: null, sees: true, edits: false },
  { owner: 'oneself', ownerId: ann, sees: true, edits: true },
])('views, alerts and reports of $owner', ({ ownerId, sees, edits }) => {
  expect(mayUseView(user, { ownerId })).toBe(sees);
  expect(maySeeAlert(user, { ownerId })).toBe(sees);
  expect(mayEditView(user, { ownerId })).toBe(edits);
  expect(mayEditAlert(user, { ownerId })).toBe(edits);
  expect(mayEditView(administrator, { ownerId })).toBe(true);
  expect(mayEditAlert(administrator, { ownerId })).toBe(true);
});

test("somebody else's views and alerts are out of reach, also for administrators", () => {
  for (const caller of [user, administrator]) {
    expect(mayUseView(caller, { ownerId: bob })).toBe(false);
    expect(maySeeAlert(caller, { ownerId: bob })).toBe(false);
    expect(mayEditAlert(caller, { ownerId: bob })).toBe(false);
  }
});

test('only administrators publish', () => {
  for (const mayPublish of [mayPublishViews, mayPublishAlerts]) {
    expect([visitor, user, administrator].map(mayPublish)).toEqual([false, false, true]);
  }
});

test('nobody changes what keeps one in', () => {
  expect(mayChangeAccess(administrator, ann)).toBe(false);
  expect(maySetPassword(administrator, ann)).toBe(false);
  expect(mayChangeMembership(user, ann)).toBe(false);
  expect(mayChangeMembership(administrator, ann)).toBe(true);
  expect(mayChangeAccess(administrator, bob)).toBe(true);
  expect(maySetPassword(administrator, bob)).toBe(true);
  expect(mayChangeMembership(user, bob)).toBe(true);
});

test.each<[Audience, boolean]>([
  ['public', true],
  ['visitor', true],
  ['user', true],
  ['administrator', false],
])('a user may make calls for %s: %s', (who, expected) => {
  expect(mayCall(user, who)).toBe(expected);
  expect(mayCall(administrator, who)).toBe(true);
});
