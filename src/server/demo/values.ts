import { customerName, noteText } from './phrases';
import type { DemoAttribute } from './issueTypes';
import type { Random } from './random';

const DAY = 86_400;

/** What a value may depend on. */
export interface ValueContext {
  random: Random;
  /** Unix seconds of the change. */
  time: number;
  /** Name of the person who makes it. */
  author: string;
  /** Names of the members of the project. */
  members: readonly [string, ...string[]];
}

/** `YYYY-MM-DD`, or with the time of day `YYYY-MM-DD HH:mm`. */
function wireDate(time: number, hasTime: boolean): string {
  return new Date(time * 1000)
    .toISOString()
    .slice(0, hasTime ? 16 : 10)
    .replace('T', ' ');
}

/** The default as it is stored for a new issue; "" when there is none. */
export function defaultValue({ details }: DemoAttribute, { time, author }: ValueContext): string {
  const { default: value = '', time: hasTime } = details;
  if (value === '[Me]') return author;
  const days = /^\[Today\](?:([+-][0-9]+))?$/.exec(value);
  return days ? wireDate(time + Number(days[1] ?? 0) * DAY, hasTime === 1) : value;
}

/** Any value that fits the definition; "" sometimes, where it may be empty. */
export function anyValue(attribute: DemoAttribute, context: ValueContext): string {
  const { random, time, members } = context;
  const { kind, details } = attribute;
  if (details.required !== 1 && random.chance(0.15)) return '';
  switch (kind) {
    case 'ENUM':
      return anyItem(attribute, random);
    case 'NUMERIC': {
      const { decimal = 0, 'min-value': min = '0', 'max-value': max = '9999' } = details;
      const limit = decimal > 0 ? Math.min(Number(max), random.pick([10, 40, 4000])) : Number(max);
      return (random.integer(Number(min) * 4, limit * 4) / 4).toFixed(decimal);
    }
    case 'USER': {
      if (details['multi-select'] !== 1) return random.pick(members);
      return random.some(members, random.integer(1, 2)).join(', ');
    }
    case 'DATETIME': {
      const days = details.time === 1 ? random.integer(-5, 0) : random.integer(2, 40);
      return wireDate(time + days * DAY + random.integer(0, 600) * 60, details.time === 1);
    }
    case 'TEXT':
      return details['multi-line'] === 1 ? noteText(random) : customerName(random);
  }
}

function anyItem({ details }: DemoAttribute, random: Random): string {
  const { items = [], editable, 'multi-select': isList } = details;
  const [first = '', ...rest] = items;
  if (isList === 1) return random.some(items, random.integer(1, 3)).join(', ');
  if (editable === 1 && random.chance(0.1)) return `${first} (custom)`;
  return random.pick([first, ...rest]);
}

/** Required lists of states are walked through from left to right, with a step back now and then. */
export function nextState({ details }: DemoAttribute, current: string, random: Random): string {
  const items = details.items ?? [];
  const step = random.chance(0.12) ? -1 : 1;
  return items[items.indexOf(current) + step] ?? current;
}

/** Whether an attribute holds the state of the work. */
export function isState({ kind, details }: DemoAttribute): boolean {
  return kind === 'ENUM' && details.required === 1;
}
