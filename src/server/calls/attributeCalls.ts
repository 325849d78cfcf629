import { isDeepStrictEqual } from 'node:util';

import { maxCounts, maxLengths } from '@/protocol/limits';
import { checkAttributeType, checkDetails, checkTypeChange } from '@/rules/attributeDefinitions';
import { checkDistinct, splitIds } from '@/rules/lists';
import { checkLine } from '@/rules/texts';

import { flag, idText, integer, object, optional, record, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { refuseConflict } from '@/server/issues/conflicts';
import {
  addAttribute,
  deleteAttribute,
  editAttribute,
  getAttribute,
  isAttributeUsed,
  listAttributes,
  requireFreeAttributeName,
  setAttributeOrder,
} from '@/server/store/attributeStore';
import { lockRow } from '@/server/store/lockRow';
import { getType } from '@/server/store/typeStore';
import { listUserNames } from '@/server/store/userStore';

import { audit } from './audit';
import { defineCall } from './defineCall';

const definitionFields = {
  name: text({ max: maxLengths.name }),
  type: text({ max: maxLengths.name }),
  details: record({ maxItems: maxCounts.items, maxLength: maxLengths.value }),
};

/** Attributes of types (protocol 3.8). */
export const attributeCalls = [
  defineCall('loadAttribute', {
    fields: {
      typeId: integer,
      attributeId: integer,
      details: optional(flag, false),
      used: optional(flag, false),
    },
    async handle({ db }, payload) {
      const { id, typeId, name, type, details } = await getAttribute(db, payload.attributeId);
      if (typeId !== payload.typeId) refuse('UnknownAttribute');
      return {
        name,
        type,
        ...(payload.details ? { details } : {}),
        ...(payload.used ? { used: await isAttributeUsed(db, id) } : {}),
      };
    },
  }),

  defineCall('addAttribute', {
    fields: {
      typeId: integer,
      ...definitionFields,
    },
    async handle(context, payload) {
      const { db, caller } = context;
      const name = accepted(checkLine(payload.name, maxLengths.name));
      const { id: typeId, name: typeName } = await getType(db, caller, payload.typeId);
      const type = accepted(checkAttributeType(payload.type));
      await requireFreeAttributeName(db, typeId, name);
      if ((await listAttributes(db, [typeId])).length >= maxCounts.attributes) {
        refuse('InvalidArguments');
      }
      const details = accepted(checkDetails(type, payload.details, await listUserNames(db)));
      const attributeId = await addAttribute(db, { typeId, name, type, details });
      await audit(context, eventMessages.attributeAdded, { type: typeName, attribute: name });
      return { attributeId, changed: true };
    },
  }),

  defineCall('editAttribute', {
    fields: {
      attributeId: integer,
      ...definitionFields,
    },
    async handle(context, payload) {
      const { db } = context;
      const name = accepted(checkLine(payload.name, maxLengths.name));
      const current = await getAttribute(db, payload.attributeId);
      const type = accepted(checkAttributeType(payload.type));
      if (name !== current.name) await requireFreeAttributeName(db, current.typeId, name);
      accepted(checkTypeChange(current.type, type));
      const details = accepted(checkDetails(type, payload.details, await listUserNames(db)));
      const isSame =
        name === current.name &&
        type === current.type &&
        JSON.stringify(details) === JSON.stringify(current.details);
      if (isSame) return { attributeId: current.id, changed: false };
      await editAttribute(db, current.id, { name, type, details });
      await audit(context, eventMessages.attributeChanged, { attribute: name });
      return { attributeId: current.id, changed: true };
    },
  }),

  defineCall('deleteAttribute', {
    fields: {
      attributeId: integer,
      force: optional(flag, false),
      was: optional(object(definitionFields)),
    },
    async handle(context, { attributeId, force, was }) {
      const { db } = context;
      await lockRow(db, 'attributes', attributeId);
      const { name, type, details } = await getAttribute(db, attributeId);
      refuseConflict(was && !isDeepStrictEqual({ name, type, details }, was));
      if (!force && (await isAttributeUsed(db, attributeId))) refuse('CannotDeleteAttribute');
      await deleteAttribute(db, attributeId);
      await audit(context, eventMessages.attributeDeleted, { attribute: name });
      return null;
    },
  }),

  defineCall('reorderAttributes', {
    fields: { typeId: integer, order: idText({ max: maxCounts.attributes }) },
    async handle(context, { typeId, order }) {
      const { db, caller } = context;
      await lockRow(db, 'types', typeId);
      const type = await getType(db, caller, typeId);
      const next = order === '' ? [] : accepted(splitIds(order));
      accepted(checkDistinct(next));
      const current = (await listAttributes(db, [typeId])).map(({ id }) => id);
      if (next.some((attributeId) => !current.includes(attributeId))) refuse('UnknownAttribute');
      if (next.length < current.length) refuse('MissingAttribute');
      if (next.join() === current.join()) return { changed: false };
      await setAttributeOrder(db, next);
      await audit(context, eventMessages.attributeReordered, { type: type.name });
      return { changed: true };
    },
  }),
];
