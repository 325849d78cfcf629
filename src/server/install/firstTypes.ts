import type { AttributeDefinition } from '@/protocol/attributes';
import { attributeColumn, Column } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';

/**
 * The types of a new server (api 4.11), in the order of their ids. Attributes are named, since their ids exist only
 * once they are stored; `Names` are the attribute names of the type.
 */
interface FirstType<Names extends string> {
  name: string;
  /** In attribute order. */
  attributes: readonly (AttributeDefinition & { name: Names })[];
  /** Attributes shown beside the columns that every view has. */
  defaultView: readonly Names[] | null;
  views: readonly FirstView<Names>[];
}

interface FirstView<Names extends string> {
  name: string;
  columns: readonly (Names | number)[];
  filters: readonly { column: Names | number; value: string }[];
}

/** A type whose columns are numbers, given the ids of its attributes. */
export interface ResolvedType {
  name: string;
  attributes: readonly AttributeDefinition[];
  resolve(attributeIds: readonly number[]): {
    defaultColumns: number[] | null;
    views: { name: string; columns: number[]; filters: Filter[] }[];
  };
}

const commonColumns = [Column.id, Column.name, Column.modifiedDate, Column.modifiedBy];
const creation = [Column.createdDate, Column.createdBy];
const createdByMe = { column: Column.createdBy, value: '[Me]' };

function firstType<const Names extends string>(type: FirstType<Names>): ResolvedType {
  return {
    name: type.name,
    attributes: type.attributes,
    resolve(attributeIds) {
      const toColumn = (column: Names | number): number =>
        typeof column === 'number'
          ? column
          : attributeColumn(
              attributeIds[type.attributes.findIndex(({ name }) => name === column)] ?? 0,
            );
      const toColumns = (columns: readonly (Names | number)[]) => [
        ...commonColumns,
        ...columns.map(toColumn),
      ];
      return {
        defaultColumns: type.defaultView === null ? null : toColumns(type.defaultView),
        views: type.views.map(({ name, columns, filters }) => ({
          name,
          columns: toColumns(columns),
          filters: filters.map(({ column, value }) => ({
            column: toColumn(column),
            operator: 'EQ',
            value,
          })),
        })),
      };
    },
  };
}

export const firstTypes: readonly ResolvedType[] = [
  firstType({ name: 'Forum', attributes: [], defaultView: null, views: [] }),
  firstType({
    name: 'Bugs',
    attributes: [
      { name: 'Assigned To', type: 'USER', members: 1 },
      {
        name: 'Status',
        type: 'ENUM',
        items: ['Active', 'Resolved', 'Closed'],
        required: 1,
        default: 'Active',
      },
      {
        name: 'Reason',
        type: 'ENUM',
        items: [
          'Fixed',
          'Obsolete',
          'Duplicate',
          'As Designed',
          'Unable To Reproduce',
          'Test Failed',
        ],
      },
      {
        name: 'Severity',
        type: 'NUMERIC',
        'min-value': '1',
        'max-value': '3',
        required: 1,
        default: '2',
      },
      { name: 'Version', type: 'TEXT' },
    ],
    defaultView: ['Assigned To', 'Status', 'Severity'],
    views: [
      {
        name: 'Created By Me',
        columns: ['Assigned To', 'Status', 'Severity'],
        filters: [createdByMe],
      },
      {
        name: 'Active Bugs',
        columns: ['Assigned To', 'Severity'],
        filters: [{ column: 'Status', value: 'Active' }],
      },
      {
        name: 'My Active Bugs',
        columns: [...creation, 'Severity'],
        filters: [
          { column: 'Assigned To', value: '[Me]' },
          { column: 'Status', value: 'Active' },
        ],
      },
      {
        name: 'Unassigned Bugs',
        columns: [...creation, 'Severity'],
        filters: [
          { column: 'Assigned To', value: '' },
          { column: 'Status', value: 'Active' },
        ],
      },
      {
        name: 'Resolved Bugs',
        columns: ['Assigned To', 'Reason', 'Severity'],
        filters: [{ column: 'Status', value: 'Resolved' }],
      },
    ],
  }),
  firstType({
    name: 'Tasks',
    attributes: [
      { name: 'Assigned To', type: 'USER', members: 1 },
      {
        name: 'Status',
        type: 'ENUM',
        items: ['Active', 'Completed', 'Closed'],
        required: 1,
        default: 'Active',
      },
      {
        name: 'Priority',
        type: 'NUMERIC',
        'min-value': '1',
        'max-value': '3',
        required: 1,
        default: '2',
      },
      { name: 'Progress', type: 'NUMERIC', 'min-value': '0', 'max-value': '100' },
      { name: 'Due Date', type: 'DATETIME' },
    ],
    defaultView: ['Assigned To', 'Status', 'Priority'],
    views: [
      {
        name: 'Created By Me',
        columns: ['Assigned To', 'Status', 'Priority'],
        filters: [createdByMe],
      },
      {
        name: 'Active Tasks',
        columns: ['Assigned To', 'Priority', 'Progress', 'Due Date'],
        filters: [{ column: 'Status', value: 'Active' }],
      },
      {
        name: 'My Active Tasks',
        columns: ['Priority', 'Progress', 'Due Date'],
        filters: [
          { column: 'Assigned To', value: '[Me]' },
          { column: 'Status', value: 'Active' },
        ],
      },
      {
        name: 'Unassigned Tasks',
        columns: ['Priority', 'Due Date'],
        filters: [
          { column: 'Assigned To', value: '' },
          { column: 'Status', value: 'Active' },
        ],
      },
      {
        name: 'Completed Tasks',
        columns: ['Assigned To', 'Priority'],
        filters: [{ column: 'Status', value: 'Completed' }],
      },
    ],
  }),
];
