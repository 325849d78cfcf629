import { isIPv6 } from 'node:net';

/**
 * What limits of an address of the network count by. Whoever has one IPv6 address has all that begin with the same 64
 * bits, and would never reach a limit on a single one. An IPv4 address counts as itself, however it is written.
 */
export function networkOf(address: string): string {
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
  const groups = groupsOf(withoutZone);
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIPv4) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The rules for addresses of the web write the end of it in groups, too, where it is given like an IPv4 address.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after = ''] = written.split('::');
  const first = numbersOf(before);
  const last = numbersOf(after);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function numbersOf(groups: string): number[] {
  return groups === '' ? [] : groups.split(':').map((group) => parseInt(group, 16));
}
