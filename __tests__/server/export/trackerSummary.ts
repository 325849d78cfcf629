import { Column } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';
import { readIssues } from '@/server/export/readIssues';
import { readTracker } from '@/server/export/readTracker';
import type { ExportedEntry, ExportedText, TrackerDocument } from '@/server/export/trackerDocument';

/**
 * All of a tracker that does not depend on when it was made: names stand for ids other than those of issues, comments and
 * files. Left out are history later than `lastEntry`, and moves from or to a folder that is no more.
 */
export async function summarize(db: Database, lastEntry = Infinity) {
  const tracker = await readTracker(db, 0);
  const names = namesOf(tracker);
  const issues: unknown[] = [];
  for await (const issue of readIssues(db)) {
    issues.push({
      id: issue.id,
      name: issue.name,
      folder: names.folder(issue.folderId),
      author: names.user(issue.createdBy),
      description: textOf(issue.description, names),
      values: issue.values.map(({ id, value }) => `${names.attribute(id)}: ${value}`).sort(),
      history: issue.history
        .filter((entry) => entry.id <= lastEntry && !isMoveOfDeletedFolder(entry))
        .map((entry) => entryOf(entry, names)),
      subscribers: issue.subscribers.map(names.user).sort(),
    });
  }
  return { ...structureOf(tracker, names), issues };
}

type Names = ReturnType<typeof namesOf>;

function namesOf({ users, types, projects }: TrackerDocument) {
  const nameIn = (entries: readonly { id: number; name: string }[]) => {
    const byId = new Map(entries.map(({ id, name }) => [id, name]));
    return (id: number | null) => (id === null ? null : (byId.get(id) ?? `missing ${String(id)}`));
  };
  const folders = projects.flatMap((project) =>
    project.folders.map(({ id, name }) => ({ id, name: `${project.name} / ${name}` })),
  );
  const attribute = nameIn(types.flatMap(({ attributes }) => attributes));
  return {
    user: nameIn(users),
    type: nameIn(types),
    project: nameIn(projects),
    folder: nameIn(folders),
    attribute,
    view: nameIn(types.flatMap(({ views }) => views)),
    column: (column: number) =>
      column > Column.userDefined ? attribute(column - Column.userDefined) : column,
  };
}

function structureOf({ settings, users, types, projects, alerts }: TrackerDocument, names: Names) {
  const { serverUuid: _, ...kept } = settings;
  return {
    settings: kept,
    users: users.map(({ id: _id, ...user }) => user),
    types: types.map((type) => ({
      name: type.name,
      attributes: type.attributes.map(({ id: _id, ...attribute }) => attribute),
      defaultView: type.defaultView?.columns.map(names.column),
      views: type.views.map((view) => ({
        name: view.name,
        owner: names.user(view.ownerId),
        columns: view.columns.map(names.column),
        sort: [names.column(view.sortColumn), view.sortAscending],
        filters: view.filters.map((filter) => ({ ...filter, column: names.column(filter.column) })),
      })),
    })),
    projects: projects.map(({ id: _id, description, members, folders, ...project }) => ({
      ...project,
      description: textOf(description, names),
      members: members.map(({ userId, access }) => [names.user(userId), access]),
      folders: folders.map(({ name, typeId }) => [name, names.type(typeId)]),
    })),
    alerts: alerts
      .filter(({ kind }) => kind === 1)
      .map((alert) => [
        names.user(alert.ownerId),
        names.type(alert.typeId),
        names.view(alert.viewId),
        names.project(alert.projectId),
        names.folder(alert.folderId),
      ]),
  };
}

function textOf(text: ExportedText | null, names: Names) {
  return text && [text.text, text.format, names.user(text.modifiedBy)];
}

function isMoveOfDeletedFolder(entry: ExportedEntry): boolean {
  return entry.type === 5 && (entry.fromFolderId === null || entry.toFolderId === null);
}

function entryOf(entry: ExportedEntry, names: Names) {
  const { createdDate: _, createdBy, modifiedDate: _date, modifiedBy: _by, ...rest } = entry;
  const author = names.user(createdBy);
  switch (rest.type) {
    case 2:
      return { ...rest, author, attributeId: names.attribute(rest.attributeId) };
    case 5:
      return {
        ...rest,
        author,
        fromFolderId: names.folder(rest.fromFolderId),
        toFolderId: names.folder(rest.toFolderId),
      };
    default:
      return { ...rest, author };
  }
}
