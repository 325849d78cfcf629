import type { AttributeDefinition } from '@/protocol/attributes';
import { attributeColumn, Column } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';
import { standardView } from '@/rules/viewDefinitions';

import type { Translate } from '@/server/text/speaker';

import { type FirstName, firstTypeMessages } from './firstTypeMessages';

/**
 * The types of a new server, in the order of their ids. Attributes are named, since their ids exist only
 * once they are stored; `Names` are the attribute names of the type. Words that have a translation stand for it.
 */
interface FirstType<Names extends FirstName> {
  name: FirstName;
  /** In attribute order. */
  attributes: readonly FirstAttribute<Names>[];
  /** Attributes shown beside the columns that every view has. */
  defaultView: readonly Names[] | null;
  views: readonly FirstView<Names>[];
}

interface FirstAttribute<Names extends FirstName> extends Omit<
  AttributeDefinition,
  'name' | 'items' | 'default'
> {
  name: Names;
  items?: readonly FirstName[];
  default?: FirstName | '2';
}

interface FirstView<Names extends FirstName> {
  name: FirstName;
  columns: readonly (Names | number)[];
  filters: readonly { column: Names | number; value: FirstName | '[Me]' | '' }[];
}

/** A type whose names are those of a language and whose columns are numbers, given the ids of its attributes. */
export interface ResolvedType {
  name: string;
  attributes: readonly AttributeDefinition[];
  resolve(attributeIds: readonly number[]): {
    defaultColumns: number[] | null;
    views: { name: string; columns: number[]; filters: Filter[] }[];
  };
}

const creation = [Column.createdDate, Column.createdBy];
const createdByMe = { column: Column.createdBy, value: '[Me]' } as const;

function isFirstName(text: string): text is FirstName {
  return Object.hasOwn(firstTypeMessages, text);
}

function firstType<const Names extends FirstName>(
  type: FirstType<Names>,
): (translate: Translate) => ResolvedType {
  return (translate) => {
    const say = (text: string) => (isFirstName(text) ? translate(firstTypeMessages[text]) : text);
    return {
      name: say(type.name),
      attributes: type.attributes.map(({ name, items, default: first, ...details }) => ({
        ...details,
        name: say(name),
        ...(items === undefined ? {} : { items: items.map(say) }),
        ...(first === undefined ? {} : { default: say(first) }),
      })),
      resolve(attributeIds) {
        const toColumn = (column: Names | number): number =>
          typeof column === 'number'
            ? column
            : attributeColumn(
                attributeIds[type.attributes.findIndex(({ name }) => name === column)] ?? 0,
              );
        const toColumns = (columns: readonly (Names | number)[]) => [
          ...standardView.columns,
          ...columns.map(toColumn),
        ];
        return {
          defaultColumns: type.defaultView === null ? null : toColumns(type.defaultView),
          views: type.views.map(({ name, columns, filters }) => ({
            name: say(name),
            columns: toColumns(columns),
            filters: filters.map(({ column, value }) => ({
              column: toColumn(column),
              operator: 'EQ',
              value: say(value),
            })),
          })),
        };
      },
    };
  };
}

const firstTypes = [
  firstType({ name: 'forum', attributes: [], defaultView: null, views: [] }),
  firstType({
    name: 'bugs',
    attributes: [
      { name: 'assignedTo', type: 'USER', members: 1 },
      {
        name: 'status',
        type: 'ENUM',
        items: ['active', 'resolved', 'closed'],
        required: 1,
        default: 'active',
      },
      {
        name: 'reason',
        type: 'ENUM',
        items: ['fixed', 'obsolete', 'duplicate', 'asDesigned', 'notReproduced', 'testFailed'],
      },
      {
        name: 'severity',
        type: 'NUMERIC',
        'min-value': '1',
        'max-value': '3',
        required: 1,
        default: '2',
      },
      { name: 'version', type: 'TEXT' },
    ],
    defaultView: ['assignedTo', 'status', 'severity'],
    views: [
      {
        name: 'createdByMe',
        columns: ['assignedTo', 'status', 'severity'],
        filters: [createdByMe],
      },
      {
        name: 'activeBugs',
        columns: ['assignedTo', 'severity'],
        filters: [{ column: 'status', value: 'active' }],
      },
      {
        name: 'myActiveBugs',
        columns: [...creation, 'severity'],
        filters: [
          { column: 'assignedTo', value: '[Me]' },
          { column: 'status', value: 'active' },
        ],
      },
      {
        name: 'unassignedBugs',
        columns: [...creation, 'severity'],
        filters: [
          { column: 'assignedTo', value: '' },
          { column: 'status', value: 'active' },
        ],
      },
      {
        name: 'resolvedBugs',
        columns: ['assignedTo', 'reason', 'severity'],
        filters: [{ column: 'status', value: 'resolved' }],
      },
    ],
  }),
  firstType({
    name: 'tasks',
    attributes: [
      { name: 'assignedTo', type: 'USER', members: 1 },
      {
        name: 'status',
        type: 'ENUM',
        items: ['active', 'completed', 'closed'],
        required: 1,
        default: 'active',
      },
      {
        name: 'priority',
        type: 'NUMERIC',
        'min-value': '1',
        'max-value': '3',
        required: 1,
        default: '2',
      },
      { name: 'progress', type: 'NUMERIC', 'min-value': '0', 'max-value': '100' },
      { name: 'dueDate', type: 'DATETIME' },
    ],
    defaultView: ['assignedTo', 'status', 'priority'],
    views: [
      {
        name: 'createdByMe',
        columns: ['assignedTo', 'status', 'priority'],
        filters: [createdByMe],
      },
      {
        name: 'activeTasks',
        columns: ['assignedTo', 'priority', 'progress', 'dueDate'],
        filters: [{ column: 'status', value: 'active' }],
      },
      {
        name: 'myActiveTasks',
        columns: ['priority', 'progress', 'dueDate'],
        filters: [
          { column: 'assignedTo', value: '[Me]' },
          { column: 'status', value: 'active' },
        ],
      },
      {
        name: 'unassignedTasks',
        columns: ['priority', 'dueDate'],
        filters: [
          { column: 'assignedTo', value: '' },
          { column: 'status', value: 'active' },
        ],
      },
      {
        name: 'completedTasks',
        columns: ['assignedTo', 'priority'],
        filters: [{ column: 'status', value: 'completed' }],
      },
    ],
  }),
];

/** The types of a new server with the names of a language. */
export function namedFirstTypes(translate: Translate): ResolvedType[] {
  return firstTypes.map((resolve) => resolve(translate));
}
