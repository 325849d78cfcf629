import type { Emitter } from 'highlight.js';

/** Lets highlight.js write elements instead of HTML, which the content policy would refuse. */
export class DomEmitter implements Emitter {
  readonly fragment = document.createDocumentFragment();
  private current: Node = this.fragment;

  addText(text: string): void {
    this.current.appendChild(document.createTextNode(text));
  }

  /** The engine's own name for `startScope`, which its types leave out. */
  openNode(scope: string): void {
    this.startScope(scope);
  }

  /** The engine's own name for `endScope`. */
  closeNode(): void {
    this.endScope();
  }

  startScope(scope: string): void {
    const span = document.createElement('span');
    span.dataset['code'] = scope.split('.')[0];
    this.current = this.current.appendChild(span);
  }

  endScope(): void {
    this.current = this.current.parentNode ?? this.fragment;
  }

  __addSublanguage(emitter: Emitter): void {
    if (emitter instanceof DomEmitter) this.current.appendChild(emitter.fragment);
  }

  finalize(): void {
    this.current = this.fragment;
  }

  toHTML(): string {
    return '';
  }
}
