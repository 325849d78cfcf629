/** A tracker in which every name and every value has characters that turn the text around them, and who looks for them. */
import { atTestEnd } from '@tests/setup/testEnd';

/** An override, and an isolate that never ends. */
const override = '\u202e';
const isolate = '\u2066';
const controls = /[\u202a-\u202e\u2066-\u2069]/;

/** What of the answers are names or values; texts with markup are none. */
const named: ReadonlySet<string> = new Set([
  ...['name', 'serverName', 'userName', 'login', 'email', 'value', 'old', 'new', 'default'],
  ...['items', 'cells', 'view', 'location', 'message'],
]);

/** Numbers, dates and what stands for somebody or some day, which the server writes itself. */
const written = /^([\d\s.:#/-]*|\[.*|<.*)$/s;

/** The same with such characters in each name and each value. */
export function deceive<Value>(value: Value): Value {
  return deceived(value, false) as Value;
}

function deceived(value: unknown, isNamed: boolean): unknown {
  if (typeof value === 'string') return isNamed && !written.test(value) ? turned(value) : value;
  if (Array.isArray(value)) return value.map((one: unknown) => deceived(one, isNamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, deceived(one, named.has(key))]),
  );
}

function turned(text: string): string {
  return `${text.slice(0, 1)}${override}${text.slice(1)}${isolate}`;
}

/** From here on every answer to a call of the client is such a one, until the test ends. */
export function serveDeceptively(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.headers.get('Content-Type')?.includes('json')) return response;
    const { status, headers } = response;
    const body = JSON.stringify(deceive((await response.json()) as unknown));
    return new Response(body, { status, headers });
  };
  atTestEnd(() => {
    globalThis.fetch = fetch;
  });
}

/** Attributes that nobody sees or hears: what a field holds is what the server has, the others tell things apart. */
const unseen: ReadonlySet<string> = new Set(['value', 'href', 'data-chip', 'data-place']);

/** Where in the document the writing is turned, in words or in what is read out. */
export function turnedPlaces(): string[] {
  const places = controls.test(document.title) ? [`title: ${document.title}`] : [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && controls.test(node.data) && !isField(node.parentElement)) {
      places.push(`${pathOf(node.parentElement)}: ${node.data}`);
    }
    if (!(node instanceof Element)) continue;
    for (const { name, value } of node.attributes) {
      if (!unseen.has(name) && controls.test(value)) {
        places.push(`${pathOf(node)} ${name}: ${value}`);
      }
    }
  }
  return places;
}

/** Whether there is anything to look for. */
export function hasReplaced(): boolean {
  return document.body.outerHTML.includes('\ufffd');
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLTextAreaElement;
}

function pathOf(element: Element | null): string {
  const parts: string[] = [];
  for (let each = element; each && parts.length < 4; each = each.parentElement) {
    parts.unshift(each.className === '' ? each.localName : `${each.localName}.${each.className}`);
  }
  return parts.join(' > ');
}
