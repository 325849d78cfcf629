import type { Attribute } from '@/protocol/attributes';
import type { ViewColumns } from '@/protocol/views';

import type { Caller } from '@/server/core/caller';
import { runForAll } from '@/server/core/currentWork';
import type { Database } from '@/server/database/schema';

import { listAttributes, toAttribute } from './attributeStore';
import { listPlacedFolders, type PlacedFolder } from './folderStore';
import { findDefaultView } from './typeStore';
import { findView, type StoredView } from './viewStore';
import { visibleProjects } from './visibility';

/** What there is besides issues, as lists need it. What is answered may be shared: nobody may change it. */
export interface Definitions {
  /** Those that a caller sees, by name. */
  folders(caller: Caller): Promise<PlacedFolder[]>;
  /** Those of a type in their order. */
  attributes(typeId: number): Promise<Attribute[]>;
  /** null when none is stored. */
  defaultView(typeId: number): Promise<ViewColumns | null>;
  /** Undefined for an unknown view and for another user's. */
  view(caller: Caller, viewId: number): Promise<StoredView | undefined>;
}

/** Asks what belongs to a name, unless that is known. */
type Ask = <Result>(name: string, load: () => Promise<Result>) => Promise<Result>;

/** Asks the database each time: in transactions, at a standby, and for whoever has no session. */
export function askDefinitions(db: Database): Definitions {
  return definitionsOf(db, (_, load) => load());
}

function definitionsOf(db: Database, ask: Ask): Definitions {
  return {
    async folders(caller) {
      const { userId, access } = caller;
      const [folders, projectIds] = await Promise.all([
        ask('folders', () => listPlacedFolders(db)),
        ask(`projects of ${String(userId)} with ${String(access)}`, () => seenBy(db, caller)),
      ]);
      return folders.filter(({ projectId }) => projectIds.has(projectId));
    },
    attributes: (typeId) =>
      ask(`attributes of ${String(typeId)}`, async () =>
        (await listAttributes(db, [typeId])).map(toAttribute),
      ),
    defaultView: (typeId) =>
      ask(`default view of ${String(typeId)}`, () => findDefaultView(db, typeId)),
    view: (caller, viewId) =>
      ask(`view ${String(viewId)} of ${String(caller.userId)}`, () => findView(db, caller, viewId)),
  };
}

/** Ids of projects: what is seen depends on nothing else of a caller than the id and the access. */
async function seenBy(db: Database, caller: Caller): Promise<ReadonlySet<number>> {
  const projects = await visibleProjects(db, caller).execute();
  return new Set(projects.map(({ id }) => id));
}

/** Remembers definitions of one database as long as nobody changes any, on whichever process. */
export interface DefinitionMemory {
  /** As they are since a version, which comes with the session of each request: see `findSession`. */
  since(version: number): Definitions;
}

/** Names of all callers together; the one remembered first makes room. */
const maxNames = 5000;

/** Milliseconds. A database that was restored under a running process may count its versions anew. */
const maxAge = 60_000;

export function rememberDefinitions(db: Database): DefinitionMemory {
  let known = { version: -1, until: 0, answers: new Map<string, Promise<unknown>>() };

  function ask<Result>(name: string, load: () => Promise<Result>): Promise<Result> {
    const { answers } = known;
    // A name always stands for the same question.
    const answer = answers.get(name) as Promise<Result> | undefined;
    if (answer !== undefined) return answer;
    const asked = runForAll(load);
    answers.set(name, asked);
    asked.catch(() => answers.delete(name));
    if (answers.size > maxNames) {
      const [oldest = ''] = answers.keys();
      answers.delete(oldest);
    }
    return asked;
  }
  const definitions = definitionsOf(db, ask);

  return {
    since(version) {
      // Who has seen an older one may have what is newer: it is read later than the version.
      if (version > known.version || performance.now() > known.until) {
        known = { version, until: performance.now() + maxAge, answers: new Map() };
      }
      return definitions;
    },
  };
}
