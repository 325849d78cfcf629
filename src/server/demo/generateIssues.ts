import { Access } from '@/protocol/access';
import { textKey } from '@/rules/textKey';

import { attachment, type Attachment } from './attachments';
import type { DemoRows, StoredAttributes, StoredFolder } from './demoRows';
import { issueTypes, type DemoAttribute, type DemoType } from './issueTypes';
import { people, personId, personName } from './people';
import { commentText, issueDescription, issueName } from './phrases';
import { projects, type DemoProject } from './projects';
import type { Random } from './random';
import type { DemoEvent } from './schedule';
import { anyValue, defaultValue, isState, nextState, type ValueContext } from './values';

export interface GenerateOptions {
  random: Random;
  events: readonly DemoEvent[];
  folders: readonly StoredFolder[];
  attributes: StoredAttributes;
  /** How many users have read states; all have with a small demo. */
  readers: number;
}

interface LiveIssue {
  /** Its own source of chance: at any time of the day the demo is made of the same issues. */
  random: Random;
  row: DemoRows['issues'][number];
  type: DemoType;
  project: DemoProject;
  part: string;
  attributeIds: readonly number[];
  values: string[];
  commentIds: number[];
}

/** Lets the planned events happen one after the other, each with the next stamp, as the server would store them. */
export function generateIssues({
  random,
  events,
  folders,
  attributes,
  readers,
}: GenerateOptions): DemoRows {
  const rows: DemoRows = {
    issues: [],
    attributeValues: [],
    history: [],
    comments: [],
    files: [],
    stubs: [],
    readStates: [],
    subscriptions: [],
    lastStamp: 0,
  };
  const attachments = makeAttachments(random);
  const live = new Map<number, LiveIssue>();
  const historyById = new Map<number, DemoRows['history'][number]>();
  const commentById = new Map<number, DemoRows['comments'][number]>();
  const weighted = folders.flatMap((folder) => Array.from({ length: folder.weight }, () => folder));

  function nextStamp(): number {
    rows.lastStamp += 1;
    return rows.lastStamp;
  }

  function touch(issue: LiveIssue, stamp: number, time: number, userId: number): void {
    Object.assign(issue.row, { stamp, modifiedAt: time, modifiedBy: userId });
  }

  function addHistory(
    issue: LiveIssue,
    kind: number,
    { time, userId }: { time: number; userId: number },
    details: Partial<DemoRows['history'][number]> = {},
  ): number {
    const id = kind === 0 ? issue.row.id : nextStamp();
    const row = {
      id,
      issueId: issue.row.id,
      kind,
      createdAt: time,
      createdBy: userId,
      stamp: id,
      modifiedAt: null,
      modifiedBy: null,
      attributeId: null,
      oldValue: null,
      newValue: null,
      fromFolderId: null,
      toFolderId: null,
      ...details,
    };
    rows.history.push(row);
    historyById.set(id, row);
    touch(issue, id, time, userId);
    return id;
  }

  function setValue(
    issue: LiveIssue,
    index: number,
    value: string,
    time: number,
    userId: number,
  ): void {
    const oldValue = issue.values[index] ?? '';
    if (value === oldValue) return;
    issue.values[index] = value;
    const attributeId = issue.attributeIds[index] ?? null;
    addHistory(issue, 2, { time, userId }, { attributeId, oldValue, newValue: value });
  }

  function create({ time, issue: position }: DemoEvent): void {
    const own = random.fork(position);
    const folder = weighted[own.integer(0, weighted.length - 1)];
    const project = folder && projects[folder.projectIndex];
    const type = folder && issueTypes[folder.typeIndex];
    if (!project || !type) return;
    const userId = personId(own.pick(membersOf(project)));
    const part = own.pick(project.parts);
    const name = issueName(own, type.name, part);
    const id = nextStamp();
    const described = own.chance(0.75);
    const issue: LiveIssue = {
      random: own,
      type,
      project,
      part,
      attributeIds: attributes[folder.typeIndex] ?? [],
      values: [],
      commentIds: [],
      row: {
        id,
        folderId: folder.folderId,
        folderSince: null,
        historySize: null,
        name,
        nameKey: textKey(name),
        createdAt: time,
        createdBy: userId,
        stamp: id,
        modifiedAt: time,
        modifiedBy: userId,
        description: described ? issueDescription(own, type.name) : null,
        descriptionFormat: described ? 1 : null,
        descriptionStamp: described ? id : null,
        descriptionModifiedAt: described ? time : null,
        descriptionModifiedBy: described ? userId : null,
      },
    };
    live.set(position, issue);
    rows.issues.push(issue.row);
    addHistory(issue, 0, { time, userId }, { newValue: name });
    const context = contextOf(issue, time, userId);
    issue.values = type.attributes.map((attribute) => defaultValue(attribute, context));
    type.attributes.forEach((attribute, index) => {
      if (!isState(attribute) && own.chance(0.6)) {
        setValue(issue, index, anyValue(attribute, context), time, userId);
      }
    });
  }

  function changeValue(issue: LiveIssue, time: number, userId: number): void {
    const states = issue.type.attributes.findIndex(isState);
    const index = issue.random.chance(0.6)
      ? states
      : issue.random.integer(0, issue.type.attributes.length - 1);
    const attribute: DemoAttribute | undefined = issue.type.attributes[index];
    if (!attribute) return;
    const value = isState(attribute)
      ? nextState(attribute, issue.values[index] ?? '', issue.random)
      : anyValue(attribute, contextOf(issue, time, userId));
    setValue(issue, index, value, time, userId);
  }

  function progress(issue: LiveIssue, time: number, userId: number): void {
    issue.type.attributes.forEach((attribute, index) => {
      if (!isState(attribute)) return;
      setValue(
        issue,
        index,
        nextState(attribute, issue.values[index] ?? '', issue.random),
        time,
        userId,
      );
    });
  }

  function comment(issue: LiveIssue, time: number, userId: number): void {
    const text = commentText(issue.random, issue.random.integer(1, issue.row.id));
    const id = addHistory(issue, 3, { time, userId });
    const row = { id, text, format: issue.random.chance(0.9) ? 1 : 0 };
    rows.comments.push(row);
    commentById.set(id, row);
    issue.commentIds.push(id);
  }

  function editComment(issue: LiveIssue, time: number): void {
    const id = issue.commentIds.at(-1) ?? 0;
    const entry = historyById.get(id);
    const edited = commentById.get(id);
    if (!entry || !edited) return;
    edited.text += '\n\nAdded later: this is settled now.';
    Object.assign(entry, { stamp: nextStamp(), modifiedAt: time, modifiedBy: entry.createdBy });
    touch(issue, rows.lastStamp, time, entry.createdBy);
  }

  function deleteComment(issue: LiveIssue, time: number, userId: number): void {
    const id = issue.commentIds.pop();
    if (id === undefined) return;
    historyById.delete(id);
    commentById.delete(id);
    const stamp = nextStamp();
    rows.stubs.push({ id, issueId: issue.row.id, stamp });
    touch(issue, stamp, time, userId);
  }

  function addFile(issue: LiveIssue, time: number, userId: number): void {
    const { name, description, content } = issue.random.pick(attachments);
    const id = addHistory(issue, 4, { time, userId });
    rows.files.push({ id, name, description, size: content.length, content });
  }

  function rename(issue: LiveIssue, time: number, userId: number): void {
    const oldValue = issue.row.name;
    const newValue = issueName(issue.random, issue.type.name, issue.part);
    if (newValue === oldValue) return;
    Object.assign(issue.row, { name: newValue, nameKey: textKey(newValue) });
    addHistory(issue, 1, { time, userId }, { oldValue, newValue });
  }

  function move(issue: LiveIssue, time: number, userId: number): void {
    const targets = folders.filter(
      ({ folderId, projectIndex, typeIndex }) =>
        folderId !== issue.row.folderId &&
        projects[projectIndex] === issue.project &&
        issueTypes[typeIndex] === issue.type,
    );
    const target = targets[0];
    if (!target) return;
    const fromFolderId = issue.row.folderId;
    issue.row.folderId = target.folderId;
    addHistory(issue, 5, { time, userId }, { fromFolderId, toFolderId: target.folderId });
  }

  function describe(issue: LiveIssue, time: number): void {
    const userId = issue.row.createdBy;
    const stamp = nextStamp();
    Object.assign(issue.row, {
      description: `${issueDescription(issue.random, issue.type.name)}\n\n__Updated after the first answers.__`,
      descriptionFormat: 1,
      descriptionStamp: stamp,
      descriptionModifiedAt: time,
      descriptionModifiedBy: userId,
    });
    touch(issue, stamp, time, userId);
  }

  function apply({ kind, time, issue: position }: DemoEvent): void {
    const issue = live.get(position);
    if (!issue) return;
    const userId = personId(issue.random.pick(membersOf(issue.project)));
    switch (kind) {
      case 'create':
        return;
      case 'comment':
        comment(issue, time, userId);
        return;
      case 'value':
        changeValue(issue, time, userId);
        return;
      case 'progress':
        progress(issue, time, userId);
        return;
      case 'file':
        addFile(issue, time, userId);
        return;
      case 'rename':
        rename(issue, time, userId);
        return;
      case 'move':
        move(issue, time, userId);
        return;
      case 'describe':
        describe(issue, time);
        return;
      case 'editComment':
        editComment(issue, time);
        return;
      case 'deleteComment':
        deleteComment(issue, time, userId);
    }
  }

  for (const event of events) {
    if (event.kind === 'create') create(event);
    else apply(event);
  }
  rows.history = rows.history.filter(({ id }) => historyById.has(id));
  rows.comments = rows.comments.filter(({ id }) => commentById.has(id));
  for (const issue of live.values()) {
    addValues(rows, issue);
    addReaders(rows, issue, readers);
  }
  return rows;
}

/** A few files that issues share, because making each anew takes long in a large demo. */
function makeAttachments(random: Random): [Attachment, ...Attachment[]] {
  return [attachment(random), ...Array.from({ length: 30 }, () => attachment(random))];
}

function membersOf(project: DemoProject) {
  const [first, ...rest] = [...project.administrators, ...project.members];
  return [first ?? 'admin', ...rest] as const;
}

function contextOf({ random, project }: LiveIssue, time: number, userId: number): ValueContext {
  const [first, ...rest] = membersOf(project).map((login) => personName(personId(login)));
  const author = personName(userId);
  return { random, time, author, members: [first ?? author, ...rest] };
}

function addValues(rows: DemoRows, { row, type, attributeIds, values }: LiveIssue): void {
  type.attributes.forEach(({ kind }, index) => {
    const value = values[index] ?? '';
    const attributeId = attributeIds[index];
    if (value === '' || attributeId === undefined) return;
    rows.attributeValues.push({
      issueId: row.id,
      attributeId,
      value,
      valueKey: textKey(value),
      number: kind === 'NUMERIC' ? value : null,
    });
  });
}

/** Some have read everything, some an earlier state, some nothing. */
function addReaders(rows: DemoRows, { random, row, project }: LiveIssue, readers: number): void {
  const old = random.chance(0.5);
  people.slice(0, readers).forEach(({ login, access }, index) => {
    const userId = index + 1;
    const sees =
      access === Access.administrator || membersOf(project).some((member) => member === login);
    if (!sees) return;
    if (row.createdBy === userId || random.chance(0.1)) {
      rows.subscriptions.push({ userId, issueId: row.id });
    }
    const share = random.integer(1, 100);
    if (share <= 70) rows.readStates.push({ userId, issueId: row.id, stamp: row.stamp });
    else if (share <= 88 && old) rows.readStates.push({ userId, issueId: row.id, stamp: row.id });
  });
}
