/**
 * A list as one document that needs nothing besides. It is made of elements and not of text, so that nothing that a user
 * wrote can become one; what the server made of texts goes through the sanitizer (decision 055). Issue by issue, since a
 * page has no room for thousands at once.
 */
import { harmlessName } from '@/lib/bidiControls';
import { sanitizeFragment } from '@/ui/sanitizeHtml';
import { reportStyle } from './reportStyle';

/** A text with its author and its time; a file has its name, and a picture where it is wanted and there is room. */
export interface ReportEntry {
  itemId: number;
  heading: string;
  /** HTML of the server. */
  html: string;
  file?: { name: string; size: string; picture: string | null };
}

export interface ReportIssue {
  issueId: number;
  name: string;
  /** Of its row in the list, in the order of the headings. */
  cells: readonly string[];
  /** What it is called by, and what it has. */
  facts: readonly (readonly [label: string, value: string])[];
  /** HTML of the server; empty for none. */
  description: string;
  entries: readonly ReportEntry[];
}

export interface Report {
  title: string;
  /** How many issues, and when. */
  subtitles: readonly string[];
  language: string;
  direction: 'ltr' | 'rtl';
  /** The address of the client, which links lead to where the report has nothing. */
  page: string;
  headings: readonly string[];
  /** What links of texts find within the report. */
  there: { issues: ReadonlySet<number>; items: ReadonlySet<number> };
  words: { description: string; entries: string };
}

/** No script, nothing from elsewhere; styles are ours, since those of texts do not pass the sanitizer. */
const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const issueAnchor = (issueId: number) => `issue-${String(issueId)}`;
const itemAnchor = (itemId: number) => `item-${String(itemId)}`;

const rowsEnd = '</tbody>';
const mainEnd = '</main>';

/** What stands before the rows of the list, between them and the issues, and behind these. */
export function reportFrame(
  report: Report,
): readonly [start: string, between: string, end: string] {
  const page = document.implementation.createHTMLDocument(harmlessName(report.title));
  page.documentElement.lang = report.language;
  page.documentElement.dir = report.direction;
  page.head.prepend(
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'referrer', content: 'no-referrer' }),
  );
  page.body.append(
    element('header', {}, [
      element('h1', { dir: 'auto' }, [harmlessName(report.title)]),
      ...report.subtitles.map((line) => element('p', { class: 'muted' }, [line])),
    ]),
    table(report),
    element('main', {}),
  );
  const html = page.documentElement.outerHTML.replace(
    '</head>',
    () => `<style>${reportStyle}</style></head>`,
  );
  const [rows, end] = [html.lastIndexOf(rowsEnd), html.lastIndexOf(mainEnd)];
  return [`<!DOCTYPE html>\n${html.slice(0, rows)}`, html.slice(rows, end), `${html.slice(end)}\n`];
}

/** The list, without its rows. */
function table({ headings }: Report): HTMLElement {
  const cells = headings.map((heading) => element('th', { scope: 'col', dir: 'auto' }, [heading]));
  return element('nav', { class: 'rows' }, [
    element('table', {}, [element('thead', {}, [element('tr', {}, cells)]), element('tbody', {})]),
  ]);
}

/** Its row, which leads to it. */
export function reportRow({ issueId, cells }: ReportIssue): string {
  const made = cells.map((cell, index) => {
    const text = harmlessName(cell);
    const link = () => element('a', { href: `#${issueAnchor(issueId)}` }, [text]);
    return element('td', { dir: 'auto' }, [index === 0 ? link() : text]);
  });
  return element('tr', {}, made).outerHTML;
}

/** One issue, as it stands between. */
export function reportArticle(issue: ReportIssue, report: Report): string {
  const { issueId, name, facts, description, entries } = issue;
  const number = element('a', { href: `${report.page}#/issues/${String(issueId)}` }, [
    `#${String(issueId)}`,
  ]);
  const parts = [
    element('h2', {}, [number, ' ', element('bdi', {}, [harmlessName(name)])]),
    element(
      'dl',
      {},
      facts.flatMap(([label, value]) => [
        element('dt', { dir: 'auto' }, [label]),
        element('dd', { dir: 'auto' }, [harmlessName(value)]),
      ]),
    ),
  ];
  if (description !== '') {
    parts.push(element('h3', {}, [report.words.description]), text(description, report));
  }
  if (entries.length > 0) {
    parts.push(
      element('section', {}, [
        element('h3', {}, [report.words.entries]),
        ...entries.map((entry) => entryCard(entry, report)),
      ]),
    );
  }
  return element('article', { id: issueAnchor(issueId) }, parts).outerHTML;
}

function entryCard({ itemId, heading, html, file }: ReportEntry, report: Report): HTMLElement {
  return element('div', { id: itemAnchor(itemId) }, [
    element('p', { class: 'muted', dir: 'auto' }, [heading]),
    ...(file ? [element('p', { dir: 'auto' }, [`${harmlessName(file.name)} (${file.size})`])] : []),
    ...(html === '' ? [] : [text(html, report)]),
    ...(file?.picture ? [element('img', { src: file.picture, alt: harmlessName(file.name) })] : []),
  ]);
}

const hashOfIssue = /^#\/issues\/(\d+)$/;
const hashOfItem = /^#\/(?:issues\/\d+\/)?items\/(\d+)$/;

/** A text of a user, with links that lead within the report where they can. */
function text(html: string, { page, there }: Report): HTMLElement {
  const content = sanitizeFragment(html);
  for (const link of content.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const itemId = Number(hashOfItem.exec(href)?.[1] ?? 0);
    const issueId = Number(hashOfIssue.exec(href)?.[1] ?? itemId);
    if (there.issues.has(issueId)) link.setAttribute('href', `#${issueAnchor(issueId)}`);
    else if (there.items.has(itemId)) link.setAttribute('href', `#${itemAnchor(itemId)}`);
    else if (href.startsWith('#')) link.setAttribute('href', page + href);
  }
  return element('div', { class: 'text', dir: 'auto' }, [content]);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const made = inert.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Elements made here load nothing and run nothing. */
const inert = document.implementation.createHTMLDocument('');
