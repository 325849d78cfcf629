import { useEffect } from 'react';
import { attributes } from '@/entities/attributes';
import type { AttributeDefinition } from '@/protocol/attributes';
import { steadyHue } from '@/lib/steadyHue';
import { useAppSelector } from '@/store/hooks';

/** More would make every change of the document slow. */
const mostValues = 500;

/**
 * Gives the choices of enumerations in lists a dot of the hue that they have in their issue. A sheet of styles, since the
 * rows are drawn long before anybody has the time to look for hues, and are not drawn again.
 */
export function useValueHues(): void {
  const byId = useAppSelector(attributes.selectEntities);

  // External system: the styles of the document.
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(valueStyles(Object.values(byId)));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [byId]);
}

/** Where rows have one line, there is room for a dot before each value. */
export function valueStyles(definitions: readonly AttributeDefinition[]): string {
  const texts = definitions.flatMap((one) => (one.type === 'ENUM' ? (one.items ?? []) : []));
  const rules = [...new Set(texts)]
    .slice(0, mostValues)
    .map((text) => `[data-chip=${quoted(text)}]{--dot:var(--tint-dot-${steadyHue(text)})}`);
  const dot =
    '[data-chip]{background:radial-gradient(circle 3px at var(--dot-at,5.5px) var(--dot-on,50%),var(--dot,transparent) 80%,transparent) no-repeat}';
  const turned = '[data-chip]:dir(rtl){--dot-at:calc(100% - 5.5px)}';
  // Rows on paper have several lines, and the value stands in the first.
  const printed = '@media print{[role=cell][data-chip]{--dot-on:calc(var(--space-1) + .65em)}}';
  return `@media (width >= 768px){${rules.join('')}${dot}${turned}${printed}}`;
}

/** As a string of CSS: whatever stands there ends neither it nor the rule. */
function quoted(text: string): string {
  const escaped = text.replace(/[^\p{L}\p{N} ]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\${code.toString(16)} `;
  });
  return `"${escaped}"`;
}
