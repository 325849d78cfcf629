import hljs from 'highlight.js/lib/core';
import type { Emitter, LanguageFn } from 'highlight.js';
import { DomEmitter } from './domEmitter';

type Loader = () => Promise<{ default: LanguageFn }>;

const html: Loader = () => import('highlight.js/lib/languages/xml');
const shell: Loader = () => import('highlight.js/lib/languages/bash');

/** Grammars by the language in the class name the server writes. */
const loaders: Readonly<Record<string, Loader>> = {
  bash: shell,
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  cs: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  html,
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  js: () => import('highlight.js/lib/languages/javascript'),
  perl: () => import('highlight.js/lib/languages/perl'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  sh: shell,
  sql: () => import('highlight.js/lib/languages/sql'),
  vb: () => import('highlight.js/lib/languages/vbnet'),
  xml: html,
};

hljs.configure({ __emitter: DomEmitter });

/** The code as elements, each token a `span[data-code]`; null for an unknown language or when its grammar cannot be had. */
export async function colourCode(code: string, language: string): Promise<Node | null> {
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined;
  const grammar = await load?.().catch(() => null);
  if (!grammar) return null;
  if (!hljs.getLanguage(language)) hljs.registerLanguage(language, grammar.default);
  const emitter: Emitter = hljs.highlight(code, { language, ignoreIllegals: true })._emitter;
  return emitter instanceof DomEmitter ? emitter.fragment : null;
}
