import type { AttributeDetails } from '@/protocol/attributes';
import type { AttributeType } from '@/protocol/enums';
import type { Operator } from '@/protocol/views';

import type { DemoLogin } from './people';

export type DemoTypeName = 'Bugs' | 'Discussions' | 'Requests' | 'Tasks';

export interface DemoAttribute {
  name: string;
  kind: AttributeType;
  details: AttributeDetails;
}

export interface DemoView {
  name: string;
  owner?: DemoLogin;
  /** System columns by number, attributes by name. */
  columns: readonly (number | string)[];
  sort: number | string;
  ascending?: boolean;
  filters: readonly { column: number | string; operator: Operator; value: string }[];
}

export interface DemoType {
  name: DemoTypeName;
  attributes: readonly DemoAttribute[];
  defaultColumns: readonly (number | string)[];
  views: readonly DemoView[];
}

const assignee: DemoAttribute = { name: 'Assigned to', kind: 'USER', details: { members: 1 } };

/** In the order of their ids. Together they have every kind of attribute with every flag. */
export const issueTypes: readonly DemoType[] = [
  {
    name: 'Bugs',
    attributes: [
      assignee,
      {
        name: 'Status',
        kind: 'ENUM',
        details: {
          items: ['New', 'Confirmed', 'In progress', 'Fixed', 'Closed', 'Rejected'],
          default: 'New',
          required: 1,
        },
      },
      {
        name: 'Priority',
        kind: 'NUMERIC',
        details: { 'min-value': '1', 'max-value': '5', default: '3' },
      },
      {
        name: 'Severity',
        kind: 'ENUM',
        details: { items: ['Crash', 'Major', 'Minor', 'Cosmetic'] },
      },
      {
        name: 'Version',
        kind: 'ENUM',
        details: { items: ['4.0', '4.1', '4.2', '5.0 beta'], editable: 1, 'max-length': 20 },
      },
      {
        name: 'Platforms',
        kind: 'ENUM',
        details: { items: ['Android', 'Chrome', 'Firefox', 'iOS', 'Safari'], 'multi-select': 1 },
      },
      { name: 'Due date', kind: 'DATETIME', details: {} },
      { name: 'Last seen', kind: 'DATETIME', details: { time: 1, local: 1 } },
    ],
    defaultColumns: [1, 0, 'Status', 'Priority', 'Assigned to', 4],
    views: [
      {
        name: 'Open bugs',
        columns: [1, 0, 'Status', 'Priority', 'Severity', 'Assigned to', 4],
        sort: 'Priority',
        filters: [
          { column: 'Status', operator: 'NEQ', value: 'Closed' },
          { column: 'Status', operator: 'NEQ', value: 'Rejected' },
        ],
      },
      {
        name: 'Assigned to me',
        columns: [1, 0, 'Status', 'Priority', 'Due date', 4],
        sort: 'Due date',
        filters: [{ column: 'Assigned to', operator: 'EQ', value: '[Me]' }],
      },
      {
        name: 'Not assigned',
        columns: [1, 0, 'Severity', 'Version', 2, 3],
        sort: 2,
        filters: [{ column: 'Assigned to', operator: 'EQ', value: '' }],
      },
      {
        name: 'Due within a week',
        columns: [1, 0, 'Status', 'Due date', 'Assigned to'],
        sort: 'Due date',
        filters: [
          { column: 'Due date', operator: 'LTE', value: '[Today]+7' },
          { column: 'Status', operator: 'NEQ', value: 'Closed' },
        ],
      },
      {
        name: 'Changed this week',
        columns: [1, 0, 'Status', 4, 5],
        sort: 4,
        ascending: false,
        filters: [{ column: 4, operator: 'GTE', value: '[Today]-7' }],
      },
      {
        name: 'Crashes on phones',
        owner: 'priya',
        columns: [1, 0, 'Platforms', 'Version', 'Last seen'],
        sort: 'Last seen',
        ascending: false,
        filters: [{ column: 'Severity', operator: 'EQ', value: 'Crash' }],
      },
    ],
  },
  {
    name: 'Tasks',
    attributes: [
      { ...assignee, details: { members: 1, default: '[Me]' } },
      {
        name: 'Stage',
        kind: 'ENUM',
        details: {
          items: ['Planned', 'Doing', 'Waiting', 'Done'],
          default: 'Planned',
          required: 1,
        },
      },
      {
        name: 'Progress',
        kind: 'NUMERIC',
        details: { 'min-value': '0', 'max-value': '100', default: '0' },
      },
      {
        name: 'Effort',
        kind: 'NUMERIC',
        details: { decimal: 2, strip: 1, 'min-value': '0.00', 'max-value': '999.00' },
      },
      { name: 'Start', kind: 'DATETIME', details: { default: '[Today]' } },
      { name: 'Deadline', kind: 'DATETIME', details: { default: '[Today]+14' } },
      { name: 'Reviewers', kind: 'USER', details: { members: 1, 'multi-select': 1 } },
      {
        name: 'Labels',
        kind: 'ENUM',
        details: {
          items: ['accessibility', 'design', 'performance', 'security', 'testing'],
          editable: 1,
          'multi-select': 1,
        },
      },
    ],
    defaultColumns: [1, 0, 'Stage', 'Progress', 'Assigned to', 'Deadline'],
    views: [
      {
        name: 'In progress',
        columns: [1, 0, 'Progress', 'Effort', 'Assigned to', 'Deadline'],
        sort: 'Deadline',
        filters: [{ column: 'Stage', operator: 'IN', value: 'Doing, Waiting' }],
      },
      {
        name: 'My tasks',
        columns: [1, 0, 'Stage', 'Progress', 'Deadline', 'Labels'],
        sort: 'Deadline',
        filters: [{ column: 'Assigned to', operator: 'EQ', value: '[Me]' }],
      },
      {
        name: 'Late',
        columns: [1, 0, 'Stage', 'Deadline', 'Assigned to'],
        sort: 'Deadline',
        filters: [
          { column: 'Deadline', operator: 'LT', value: '[Today]' },
          { column: 'Stage', operator: 'NEQ', value: 'Done' },
        ],
      },
      {
        name: 'Large efforts',
        columns: [1, 0, 'Effort', 'Start', 'Deadline'],
        sort: 'Effort',
        ascending: false,
        filters: [{ column: 'Effort', operator: 'GTE', value: '16.00' }],
      },
      {
        name: 'To review',
        owner: 'jonas',
        columns: [1, 0, 'Stage', 'Reviewers'],
        sort: 1,
        filters: [{ column: 'Reviewers', operator: 'CON', value: '[Me]' }],
      },
    ],
  },
  {
    name: 'Discussions',
    attributes: [],
    defaultColumns: [1, 0, 3, 4, 5],
    views: [
      {
        name: 'New this month',
        columns: [1, 0, 2, 3],
        sort: 2,
        ascending: false,
        filters: [{ column: 2, operator: 'GTE', value: '[Today]-30' }],
      },
      {
        name: 'Started by me',
        columns: [1, 0, 4, 5],
        sort: 4,
        ascending: false,
        filters: [{ column: 3, operator: 'EQ', value: '[Me]' }],
      },
    ],
  },
  {
    name: 'Requests',
    attributes: [
      {
        name: 'Customer',
        kind: 'TEXT',
        details: { required: 1, 'min-length': 2, 'max-length': 80, default: 'unknown' },
      },
      {
        name: 'Channel',
        kind: 'ENUM',
        details: { items: ['E-mail', 'Phone', 'Shop', 'Trade fair'], editable: 1 },
      },
      { name: 'Contact', kind: 'USER', details: { default: '[Me]' } },
      {
        name: 'State',
        kind: 'ENUM',
        details: {
          items: ['Open', 'Offered', 'Accepted', 'Declined'],
          default: 'Open',
          required: 1,
        },
      },
      { name: 'Budget', kind: 'NUMERIC', details: { decimal: 2, 'min-value': '0.00' } },
      { name: 'Received', kind: 'DATETIME', details: { time: 1, default: '[Today]' } },
      { name: 'Notes', kind: 'TEXT', details: { 'multi-line': 1 } },
    ],
    defaultColumns: [1, 0, 'Customer', 'State', 'Budget', 'Received'],
    views: [
      {
        name: 'Open requests',
        columns: [1, 0, 'Customer', 'Channel', 'Contact', 'Budget'],
        sort: 'Budget',
        ascending: false,
        filters: [{ column: 'State', operator: 'EQ', value: 'Open' }],
      },
      {
        name: 'By phone',
        columns: [1, 0, 'Customer', 'Received', 'Contact'],
        sort: 'Received',
        ascending: false,
        filters: [{ column: 'Channel', operator: 'BEG', value: 'Phone' }],
      },
    ],
  },
];
