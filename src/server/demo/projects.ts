import type { DemoTypeName } from './issueTypes';
import type { DemoLogin } from './people';

export interface DemoFolder {
  name: string;
  type: DemoTypeName;
  /** Share of the issues, relative to the other folders. */
  weight: number;
}

export interface DemoProject {
  name: string;
  isPublic: boolean;
  isArchived?: boolean;
  /** With markup. */
  description: string | null;
  administrators: readonly DemoLogin[];
  members: readonly DemoLogin[];
  /** Parts of the product, for the names of issues. */
  parts: readonly [string, ...string[]];
  folders: readonly DemoFolder[];
}

/** In the order of their ids. */
export const projects: readonly DemoProject[] = [
  {
    name: 'Web Shop',
    isPublic: true,
    description: `The shop at [https://shop.example.com our public address], rebuilt in spring.

[list]
* **Bugs** are triaged every morning at 9:30
* **Tasks** are planned for two weeks
** nothing larger than three days
* **Requests** come from the sales team
[/list]`,
    administrators: ['jonas'],
    members: ['priya', 'tomasz', 'chloe', 'daniel', 'olivia', 'nora'],
    parts: [
      'Checkout',
      'Product page',
      'Search',
      'Shopping cart',
      'Order history',
      'Voucher form',
      'Payment page',
      'Category menu',
      'Customer account',
      'Invoice download',
      'Newsletter form',
      'Rating stars',
    ],
    folders: [
      { name: 'Bugs', type: 'Bugs', weight: 9 },
      { name: 'Sprint', type: 'Tasks', weight: 5 },
      { name: 'Backlog', type: 'Tasks', weight: 3 },
      { name: 'Requests', type: 'Requests', weight: 3 },
    ],
  },
  {
    name: 'Mobile App',
    isPublic: false,
    description: `Android and iOS from one code base. Builds are on \`build.example.com\`.

[code bash]
npm ci
npm run ios -- --device
[/code]`,
    administrators: ['jonas', 'priya'],
    members: ['tomasz', 'kenji', 'sofia', 'lars'],
    parts: [
      'Login screen',
      'Barcode scanner',
      'Push notifications',
      'Offline mode',
      'Settings screen',
      'Photo upload',
      'Map view',
      'Home screen',
      'Dark mode',
      'Onboarding',
    ],
    folders: [
      { name: 'Bugs', type: 'Bugs', weight: 6 },
      { name: 'Tasks', type: 'Tasks', weight: 4 },
      { name: 'Ideas', type: 'Discussions', weight: 2 },
    ],
  },
  {
    name: 'Warehouse',
    isPublic: false,
    description: null,
    administrators: ['daniel'],
    members: ['sofia', 'kenji', 'olivia', 'maria'],
    parts: [
      'Stock count',
      'Label printer',
      'Goods receipt',
      'Picking list',
      'Return station',
      'Shelf planner',
      'Delivery note',
      'Scale interface',
      'Nightly import',
    ],
    folders: [
      { name: 'Defects', type: 'Bugs', weight: 5 },
      { name: 'Work orders', type: 'Tasks', weight: 4 },
      { name: 'Suppliers', type: 'Requests', weight: 2 },
    ],
  },
  {
    name: 'Internal Tools',
    isPublic: false,
    description:
      'Everything that keeps the office running. See also [#1 the first bug of them all].',
    administrators: ['tomasz'],
    members: ['chloe', 'maria', 'olivia'],
    parts: [
      'Time sheet',
      'Meeting planner',
      'Wiki search',
      'Badge reader',
      'Backup report',
      'Printer queue',
      'Travel form',
      'VPN client',
    ],
    folders: [
      { name: 'Incidents', type: 'Bugs', weight: 3 },
      { name: 'Improvements', type: 'Tasks', weight: 3 },
    ],
  },
  {
    name: 'Community',
    isPublic: true,
    description: 'Questions and answers. **Everybody** may write here.',
    administrators: ['olivia'],
    members: ['chloe', 'daniel'],
    parts: ['Documentation', 'Newcomers', 'Translations', 'Release notes', 'Meetup', 'Style guide'],
    folders: [
      { name: 'General', type: 'Discussions', weight: 3 },
      { name: 'Help wanted', type: 'Discussions', weight: 2 },
    ],
  },
  {
    name: 'Old Intranet',
    isPublic: false,
    isArchived: true,
    description: 'Replaced by [#1 the new one]; kept for reference.',
    administrators: [],
    members: ['maria'],
    parts: ['Phone book', 'Canteen menu'],
    folders: [{ name: 'Bugs', type: 'Bugs', weight: 1 }],
  },
];
