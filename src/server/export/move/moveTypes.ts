import type { Attribute, AttributeDetails } from '@/protocol/attributes';
import { attributeColumn, type AttributeType, Column, columnAttributeId } from '@/protocol/enums';
import type { Filter, ViewColumns, ViewColumnsInput } from '@/protocol/views';

import type { ExportedView } from '../trackerDocument';
import { attempt, type Move, newId } from './move';

/**
 * Replaces the types of a new server by those of the tracker. Until the issues are there, attributes take whatever any
 * of them ever held: texts of any kind, numbers and dates without limits, and none is required.
 */
export async function addTypes(move: Move): Promise<void> {
  const { admin, tracker, ids } = move;
  const { types: firstTypes } = await admin.call('listTypes', undefined);
  for (const { id } of firstTypes) await admin.call('deleteType', { typeId: id, force: true });
  for (const { id, name, attributes } of tracker.types) {
    const { typeId } = await admin.call('addType', { name });
    ids.types.set(id, typeId);
    for (const attribute of attributes) {
      const { attributeId } = await admin.call('addAttribute', {
        typeId,
        ...looseDefinition(attribute, ''),
      });
      ids.attributes.set(attribute.id, attributeId);
    }
  }
}

interface Definition {
  name: string;
  type: AttributeType;
  details: AttributeDetails;
}

/** A definition that takes any value an attribute may have had, and gives it to new issues. */
export function looseDefinition(attribute: Attribute, value: string): Definition {
  const { name, type } = attribute;
  const given = value === '' ? {} : { default: value };
  switch (type) {
    case 'NUMERIC': {
      const { decimal = 0 } = attribute;
      return { name, type, details: { ...(decimal === 0 ? {} : { decimal }), ...given } };
    }
    case 'DATETIME':
      return { name, type, details: { ...(attribute.time === 1 ? { time: 1 } : {}), ...given } };
    default:
      // Texts, choices and users may be changed into each other.
      return { name, type: 'TEXT', details: { 'multi-line': 1, ...given } };
  }
}

/** Gives attributes their own definitions and their order, and types their default view and their public views. */
export async function completeTypes(move: Move): Promise<void> {
  const { admin, tracker } = move;
  for (const type of tracker.types) {
    const typeId = newId(move, 'types', type.id);
    for (const { id, name, type: kind, ...details } of type.attributes) {
      const attributeId = newId(move, 'attributes', id);
      await attempt(move, `Attribute "${name}" of "${type.name}"`, () =>
        admin.call('editAttribute', { attributeId, name, type: kind, details }),
      );
    }
    const order = type.attributes.map(({ id }) => newId(move, 'attributes', id)).join(',');
    if (order !== '') await admin.call('reorderAttributes', { typeId, order });
    const { defaultView } = type;
    if (defaultView !== null) {
      await attempt(move, `Default view of "${type.name}"`, () =>
        admin.call('editDefaultView', { typeId, ...columnsOf(move, defaultView) }),
      );
    }
    for (const view of type.views) await addView(move, type, view);
  }
}

/** A personal view is added by its owner. */
async function addView(
  move: Move,
  { id, name: typeName }: { id: number; name: string },
  view: ExportedView,
): Promise<void> {
  await attempt(move, `View "${view.name}" of "${typeName}"`, async () => {
    const owner = view.ownerId === null ? move.admin : await move.sessionOf(view.ownerId);
    const { viewId } = await owner.call('addView', {
      typeId: newId(move, 'types', id),
      isPublic: view.ownerId === null,
      name: view.name,
      ...columnsOf(move, view),
      filters: filtersOf(move, view.filters),
    });
    move.ids.views.set(view.id, viewId);
  });
}

/** Without columns of attributes that are no more (protocol 8.13). */
function columnsOf(move: Move, view: ViewColumns): ViewColumnsInput {
  const columns = view.columns.flatMap((column) => newColumn(move, column) ?? []);
  const sortColumn = newColumn(move, view.sortColumn) ?? Column.id;
  return { columns: columns.join(','), sortColumn, sortAscending: view.sortAscending };
}

function filtersOf(move: Move, filters: readonly Filter[]): Filter[] {
  return filters.flatMap((filter) => {
    const column = newColumn(move, filter.column);
    return column === null ? [] : [{ ...filter, column }];
  });
}

function newColumn({ ids }: Move, column: number): number | null {
  const attributeId = columnAttributeId(column);
  if (attributeId === null) return column;
  const found = ids.attributes.get(attributeId);
  return found === undefined ? null : attributeColumn(found);
}
