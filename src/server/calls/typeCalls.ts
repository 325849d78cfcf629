import type { LoadedType } from '@/protocol/issueTypes';
import { maxLengths } from '@/protocol/limits';
import type { ListedView } from '@/protocol/views';
import { checkLine } from '@/rules/texts';
import { standardView } from '@/rules/viewDefinitions';

import { flag, integer, object, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { refuseConflict } from '@/server/issues/conflicts';
import { listAttributes, toAttribute } from '@/server/store/attributeStore';
import { lockWithIssues } from '@/server/store/lockRow';
import {
  addType,
  deleteType,
  findDefaultView,
  getType,
  isTypeUsed,
  listTypes,
  renameType,
  requireFreeTypeName,
} from '@/server/store/typeStore';
import { listViews, type StoredView } from '@/server/store/viewStore';

import { audit } from './audit';
import { defineCall } from './defineCall';
import { removeFilesAfterwards } from './removeFiles';

/** Issue types (protocol 3.8). */
export const typeCalls = [
  defineCall('listTypes', {
    fields: {},
    handle: async ({ db, caller }) => ({ types: await listTypes(db, caller) }),
  }),

  defineCall('loadType', {
    fields: {
      typeId: integer,
      attributes: optional(flag, false),
      defaultView: optional(flag, false),
      publicViews: optional(flag, false),
      personalViews: optional(flag, false),
      used: optional(flag, false),
    },
    async handle({ db, caller }, payload) {
      const type: LoadedType = await getType(db, caller, payload.typeId);
      if (payload.attributes) {
        type.attributes = (await listAttributes(db, [type.id])).map(toAttribute);
      }
      if (payload.defaultView) {
        type.defaultView = (await findDefaultView(db, type.id)) ?? standardView;
      }
      if (payload.publicViews || payload.personalViews) {
        const views = await listViews(db, caller, [type.id]);
        if (payload.publicViews) {
          type.publicViews = views.filter(({ ownerId }) => ownerId === null).map(toListedView);
        }
        if (payload.personalViews) {
          type.personalViews = views.filter(({ ownerId }) => ownerId !== null).map(toListedView);
        }
      }
      if (payload.used) type.used = await isTypeUsed(db, type.id);
      return type;
    },
  }),

  defineCall('addType', {
    fields: { name: text({ max: maxLengths.name }) },
    async handle(context, { name }) {
      accepted(checkLine(name, maxLengths.name));
      await requireFreeTypeName(context.db, name);
      const typeId = await addType(context.db, name);
      await audit(context, eventMessages.typeAdded, { type: name });
      return { typeId, changed: true };
    },
  }),

  defineCall('renameType', {
    fields: { typeId: integer, name: text({ max: maxLengths.name }) },
    async handle(context, { typeId, name }) {
      const { db, caller } = context;
      const type = await getType(db, caller, typeId);
      accepted(checkLine(name, maxLengths.name));
      if (name === type.name) return { typeId, changed: false };
      await requireFreeTypeName(db, name);
      await renameType(db, typeId, name);
      await audit(context, eventMessages.typeRenamed, { old: type.name, type: name });
      return { typeId, changed: true };
    },
  }),

  defineCall('deleteType', {
    fields: {
      typeId: integer,
      force: optional(flag, false),
      was: optional(object({ name: text({ max: maxLengths.name }) })),
    },
    async handle(context, { typeId, force, was }) {
      const { db, caller } = context;
      await lockWithIssues(db, 'types', typeId);
      const type = await getType(db, caller, typeId);
      refuseConflict(was && was.name !== type.name);
      if (!force && (await isTypeUsed(db, typeId))) refuse('CannotDeleteType');
      await removeFilesAfterwards(context, { typeId });
      await deleteType(db, typeId);
      await audit(context, eventMessages.typeDeleted, { type: type.name });
      return null;
    },
  }),
];

function toListedView({ id, name, columns, sortColumn, sortAscending }: StoredView): ListedView {
  return { id, name, columns, sortColumn, sortAscending };
}
