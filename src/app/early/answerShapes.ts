/**
 * Whether answers are what the early list takes them for: a proxy, another version or a fault of a server may send
 * anything. What is wrong is left to the client, which says so.
 */
import { fieldsOf } from '@/lib/fieldsOf';
import type { GlobalData } from '@/protocol/global';
import type { IssueList } from '@/protocol/issues';

type Check = (value: unknown) => boolean;

/** Days and times beyond it are none to a browser; in seconds, and larger than any other number has to be. */
const largest = 8.64e12;
const mostDecimals = 6;

const isText: Check = (value) => typeof value === 'string';
const isSwitch: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Math.abs(value) <= largest;

const allAre =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const orNone =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);

function hasFields(checks: Readonly<Record<string, Check>>): Check {
  return (value) => {
    const fields = fieldsOf(value);
    return Object.entries(checks).every(([name, check]) => check(fields[name]));
  };
}

const named = { id: isNumber, name: isText };

const isAttribute = hasFields({
  ...named,
  type: isText,
  'max-length': orNone(isNumber),
  'min-value': orNone(isText),
  'max-value': orNone(isText),
  items: orNone(allAre(isText)),
  decimal: orNone(
    (value) => isNumber(value) && Number(value) >= 0 && Number(value) <= mostDecimals,
  ),
});

const checkGlobal = hasFields({
  serverName: isText,
  settings: hasFields({
    groupSeparator: isText,
    decimalSeparator: isText,
    dateSeparator: isText,
    timeSeparator: isText,
    dateOrder: isText,
    subscriptions: isSwitch,
  }),
  users: allAre(hasFields(named)),
  types: allAre(
    hasFields({ ...named, attributes: allAre(isAttribute), views: allAre(hasFields(named)) }),
  ),
  projects: allAre(
    hasFields({ ...named, folders: allAre(hasFields({ ...named, typeId: isNumber })) }),
  ),
});

const checkList = hasFields({
  sortColumn: isNumber,
  sortAscending: isSwitch,
  totalCount: isNumber,
  columns: allAre(hasFields(named)),
  issues: allAre(
    hasFields({
      id: isNumber,
      stamp: isNumber,
      read: orNone(isNumber),
      subscribed: isSwitch,
      cells: allAre((cell) => isText(cell) || isNumber(cell)),
    }),
  ),
});

/** As far as the early list reads it. */
export function isGlobalData(answer: unknown): answer is GlobalData {
  return checkGlobal(answer);
}

/** As far as the early list reads it. */
export function isIssueList(answer: unknown): answer is IssueList {
  return checkList(answer);
}
