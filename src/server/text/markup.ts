import { escapeHtml } from '@/lib/escapeHtml';

import { anchor } from './links';
import { markupTokens, type BlockName, type MarkupToken } from './markupTokens';
import { textToHtml } from './plainText';

/** Languages a client may highlight. */
const LANGUAGES: ReadonlySet<string> = new Set(
  'bash c c++ c# css html java javascript js perl php python ruby sh sql vb xml'.split(' '),
);
const ITEM_MARKER = /^[ \t]*(\*{1,6})[ \t]/;
const STYLE_RUN = /\*+|_+/g;
const STYLE_ELEMENTS: Readonly<Record<string, string>> = { '**': 'strong', __: 'em' };

interface Block {
  name: BlockName;
  /** Open `<li>` levels; only lists have any. */
  depth: number;
  /** Nothing was written yet into the item that the tag itself opened. */
  fresh: boolean;
}

class MarkupWriter {
  private html = '';
  private readonly blocks: Block[] = [];
  private readonly openCounts = new Map<BlockName, number>();
  private readonly styles: string[] = [];
  private atLineStart = true;
  /** Levels of `[code]` around the current token; inside, everything is shown as it was written. */
  private codeLevel = 0;

  write(token: MarkupToken): void {
    if (this.codeLevel > 0) this.writeVerbatim(token);
    else this.writeToken(token);
  }

  finish(): string {
    if (this.codeLevel > 0) this.html += '</pre>';
    this.closeStyles();
    while (this.blocks.length > 0) this.closeBlock();
    return this.html;
  }

  private writeVerbatim(token: MarkupToken): void {
    if (token.kind === 'open' && token.name === 'code') this.codeLevel += 1;
    if (token.kind === 'close' && token.name === 'code') this.codeLevel -= 1;
    if (this.codeLevel > 0) {
      this.html += escapeHtml(token.source);
    } else {
      this.html += '</pre>';
      this.atLineStart = true;
    }
  }

  private writeToken(token: MarkupToken): void {
    switch (token.kind) {
      case 'lineBreak':
        this.closeStyles();
        this.put('\n');
        this.atLineStart = true;
        return;
      case 'text':
        this.writeText(token.source);
        return;
      case 'inlineCode':
        this.put(`<code>${escapeHtml(token.code)}</code>`);
        return;
      case 'link':
        this.put(anchor(token.link, escapeHtml(token.label)));
        return;
      case 'open':
        this.closeStyles();
        this.openBlock(token.name, token.argument);
        return;
      case 'close':
        this.closeStyles();
        this.closeBlocksTo(token.name);
    }
  }

  private put(html: string): void {
    const block = this.blocks.at(-1);
    if (block) block.fresh = false;
    this.html += html;
    this.atLineStart = false;
  }

  private writeText(source: string): void {
    let text = source;
    const block = this.blocks.at(-1);
    const marker = this.atLineStart && block?.name === 'list' ? ITEM_MARKER.exec(text) : null;
    if (marker && block) {
      this.startItem(block, marker[1]?.length ?? 1);
      text = text.slice(marker[0].length);
      this.atLineStart = false;
    }
    let done = 0;
    for (const run of text.matchAll(STYLE_RUN)) {
      const element = STYLE_ELEMENTS[run[0]];
      if (element === undefined) continue;
      if (done < run.index) this.put(textToHtml(text.slice(done, run.index)));
      this.toggleStyle(element);
      done = run.index + run[0].length;
    }
    if (done < text.length) this.put(textToHtml(text.slice(done)));
  }

  /** Elements opened after the one that ends are closed with it and opened again. */
  private toggleStyle(element: string): void {
    const at = this.styles.indexOf(element);
    const reopened = at < 0 ? [element] : this.styles.slice(at + 1);
    if (at >= 0) this.closeStyles(at);
    for (const style of reopened) {
      this.styles.push(style);
      this.put(`<${style}>`);
    }
  }

  private closeStyles(downTo = 0): void {
    while (this.styles.length > downTo) this.html += `</${this.styles.pop() ?? ''}>`;
  }

  private startItem(list: Block, level: number): void {
    if (level > list.depth) {
      this.html += '<ul><li>'.repeat(level - list.depth);
    } else if (!(list.fresh && level === list.depth)) {
      this.html += `${'</li></ul>'.repeat(list.depth - level)}</li><li>`;
    }
    list.depth = level;
    list.fresh = false;
  }

  private openBlock(name: BlockName, argument: string): void {
    if (name === 'code') {
      const language = argument.toLowerCase();
      const known = LANGUAGES.has(language);
      const suffix = known ? ` hljs lang-${language.replaceAll('+', 'p').replace('#', 's')}` : '';
      this.put(`<pre class="code${suffix}">`);
      this.codeLevel = 1;
      return;
    }
    this.put(name === 'list' ? '<ul><li>' : `<div class="${name}">`);
    if (argument !== '') {
      const title = argument.endsWith(':') ? argument : `${argument}:`;
      this.put(`<div class="quote-title">${textToHtml(title)}</div>`);
    }
    this.blocks.push({ name, depth: 1, fresh: true });
    this.openCounts.set(name, this.openBlocks(name) + 1);
    this.atLineStart = true;
  }

  private openBlocks(name: BlockName): number {
    return this.openCounts.get(name) ?? 0;
  }

  private closeBlock(): BlockName | undefined {
    const block = this.blocks.pop();
    if (!block) return undefined;
    this.openCounts.set(block.name, this.openBlocks(block.name) - 1);
    this.html += block.name === 'list' ? '</li></ul>'.repeat(block.depth) : '</div>';
    return block.name;
  }

  /** Closes the innermost block of this name and what is open inside it; without one the tag just vanishes. */
  private closeBlocksTo(name: BlockName): void {
    if (this.openBlocks(name) > 0) while (this.closeBlock() !== name);
    this.atLineStart = true;
  }
}

/**
 * Text with markup as HTML (protocol 5.3). The answer holds only `a`, `strong`, `em`, `code`, `pre`, `div`, `ul` and
 * `li`, is well-formed for any input, and takes time in proportion to the text.
 */
export function markupToHtml(text: string): string {
  const writer = new MarkupWriter();
  for (const token of markupTokens(text)) writer.write(token);
  return writer.finish();
}
