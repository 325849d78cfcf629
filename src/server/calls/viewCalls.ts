import { isDeepStrictEqual } from 'node:util';

import { maxCounts, maxLengths } from '@/protocol/limits';
import type { Filter, ViewColumns, ViewColumnsInput } from '@/protocol/views';
import { checkLine } from '@/rules/texts';
import {
  type AttributeById,
  checkColumns,
  checkView,
  type FilterInput,
} from '@/rules/viewDefinitions';

import { mayEditView, mayPublishViews } from '@/server/access/views';
import { flag, idText, integer, listOf, object, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import { eventMessages } from '@/server/events/eventMessages';
import { refuseConflict } from '@/server/issues/conflicts';
import { deleteForeignAlerts } from '@/server/store/alertStore';
import { listAttributes, toAttribute } from '@/server/store/attributeStore';
import { lockRow } from '@/server/store/lockRow';
import { findDefaultView, getType, setDefaultView } from '@/server/store/typeStore';
import {
  addView,
  deleteView,
  editView,
  getView,
  listViews,
  requireFreeViewName,
  setViewOwner,
} from '@/server/store/viewStore';

import { audit } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';

const columnFields = {
  columns: idText({ max: maxCounts.columns }),
  sortColumn: integer,
  sortAscending: flag,
};
const contentFields = {
  name: text({ max: maxLengths.name }),
  ...columnFields,
  filters: listOf(
    object({
      column: integer,
      operator: text({ max: maxLengths.name }),
      value: text({ max: maxLengths.value }),
    }),
    { max: maxCounts.filters },
  ),
};

interface ContentInput extends ViewColumnsInput {
  name: string;
  filters: FilterInput[];
}

/** Views of types (protocol 3.8, 4.7). */
export const viewCalls = [
  defineCall('loadView', {
    fields: { typeId: integer, viewId: integer, details: optional(flag, false) },
    async handle({ db, caller }, payload) {
      await getType(db, caller, payload.typeId);
      const { id, typeId, name, ownerId, ...content } = await getView(db, caller, payload.viewId);
      if (typeId !== payload.typeId) refuse('UnknownView');
      if (!mayEditView(caller, { ownerId })) refuse('AccessDenied');
      const { columns, sortColumn, sortAscending, filters } = content;
      return {
        id,
        name,
        isPublic: ownerId === null,
        ...(payload.details ? { details: { columns, sortColumn, sortAscending, filters } } : {}),
      };
    },
  }),

  defineCall('addView', {
    fields: { typeId: integer, isPublic: flag, ...contentFields },
    async handle(context, { typeId, isPublic, ...input }) {
      const { db, caller } = context;
      const name = accepted(checkLine(input.name, maxLengths.name));
      if (isPublic && !mayPublishViews(caller)) refuse('AccessDenied');
      await getType(db, caller, typeId);
      const ownerId = isPublic ? null : caller.userId;
      await requireFreeViewName(db, { typeId, ownerId, name });
      if (ownerId !== null) await requireRoom(context, typeId);
      const viewId = await addView(db, {
        typeId,
        ownerId,
        ...(await checkContent(db, typeId, input)),
      });
      if (isPublic) await audit(context, eventMessages.viewAdded, { view: name });
      return { viewId, changed: true };
    },
  }),

  defineCall('editView', {
    fields: { viewId: integer, ...contentFields },
    async handle(context, { viewId, ...input }) {
      const { db } = context;
      const view = await getEditableView(context, viewId);
      const name = accepted(checkLine(input.name, maxLengths.name));
      if (name !== view.name) await requireFreeViewName(db, { ...view, name });
      const content = await checkContent(db, view.typeId, input);
      const { columns, sortColumn, sortAscending, filters } = view;
      const current: typeof content = {
        name: view.name,
        columns,
        sortColumn,
        sortAscending,
        filters,
      };
      if (isDeepStrictEqual(current, content)) return { viewId, changed: false };
      await editView(db, viewId, content);
      if (view.ownerId === null) await audit(context, eventMessages.viewChanged, { view: name });
      return { viewId, changed: true };
    },
  }),

  defineCall('editDefaultView', {
    fields: { typeId: integer, ...columnFields },
    async handle(context, { typeId, ...input }) {
      const { db, caller } = context;
      const type = await getType(db, caller, typeId);
      const view = accepted(checkColumns(input, await attributesOf(db, typeId)));
      const current = await findDefaultView(db, typeId);
      if (current !== null && isDeepStrictEqual(current, view)) return { changed: false };
      await setDefaultView(db, typeId, view);
      await audit(context, eventMessages.typeDefaultView, { type: type.name });
      return { changed: true };
    },
  }),

  defineCall('publishView', {
    fields: { viewId: integer },
    async handle(context, { viewId }) {
      const { db, caller } = context;
      const view = await getView(db, caller, viewId);
      if (view.ownerId === null) return { changed: false };
      await requireFreeViewName(db, { ...view, ownerId: null });
      await setViewOwner(db, viewId, null);
      await audit(context, eventMessages.viewPublished, { view: view.name });
      return { changed: true };
    },
  }),

  defineCall('unpublishView', {
    fields: { viewId: integer },
    async handle(context, { viewId }) {
      const { db, caller } = context;
      const view = await getView(db, caller, viewId);
      if (view.ownerId !== null) return { changed: false };
      await requireFreeViewName(db, { ...view, ownerId: caller.userId });
      await setViewOwner(db, viewId, caller.userId);
      await deleteForeignAlerts(db, viewId, caller.userId);
      await audit(context, eventMessages.viewPersonal, { view: view.name });
      return { changed: true };
    },
  }),

  defineCall('deleteView', {
    fields: { viewId: integer, was: optional(object(contentFields)) },
    async handle(context, { viewId, was }) {
      await lockRow(context.db, 'views', viewId);
      const view = await getEditableView(context, viewId);
      refuseConflict(was && !isViewAsItWas(view, was));
      await deleteView(context.db, viewId);
      if (view.ownerId === null) {
        await audit(context, eventMessages.viewDeleted, { view: view.name });
      }
      return null;
    },
  }),
];

/** Codes: 340; 301 for a public view unless the caller is an administrator. */
async function getEditableView({ db, caller }: CallContext, viewId: number) {
  const view = await getView(db, caller, viewId);
  if (!mayEditView(caller, view)) refuse('AccessDenied');
  return view;
}

/** Code 402: everything that somebody has comes with each start of the client. */
async function requireRoom({ db, caller, limits }: CallContext, typeId: number): Promise<void> {
  const views = await listViews(db, caller, [typeId]);
  const own = views.filter(({ ownerId }) => ownerId !== null);
  if (own.length >= limits.maxViews) refuse('InvalidArguments');
}

async function checkContent(
  db: Database,
  typeId: number,
  { name, ...view }: ContentInput,
): Promise<ViewColumns & { name: string; filters: Filter[] }> {
  return { name, ...accepted(checkView(view, await attributesOf(db, typeId))) };
}

async function attributesOf(db: Database, typeId: number): Promise<AttributeById> {
  const attributes = await listAttributes(db, [typeId]);
  return new Map(attributes.map((attribute) => [attribute.id, toAttribute(attribute)]));
}

function isViewAsItWas(now: ViewColumns & { name: string; filters: Filter[] }, was: ContentInput) {
  const { name, columns, sortColumn, sortAscending, filters } = now;
  const content = { name, columns: columns.join(), sortColumn, sortAscending, filters };
  return isDeepStrictEqual(content, was);
}
