/** What JSX becomes: elements of React whose words cannot turn the writing around them. The compiler calls it by its name. */
import type { ElementType, Key } from 'react';
import { Fragment, type JSX, jsx as one, jsxs as several } from 'react/jsx-runtime';
import { harmlessName } from '@/lib/bidiControls';

export { Fragment, type JSX };

type Make = typeof one;

/** What of an element is seen or heard. Not the value of a field, which is what the server has. */
const shown = ['children', 'title', 'alt', 'placeholder', 'aria-label', 'data-tip', 'data-caption'];

function harmless(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(harmless);
  return typeof content === 'string' ? harmlessName(content) : content;
}

/** Of components, too: what they hand on may reach the page by the JSX of a library. */
function withHarmless(make: Make): Make {
  return (type: ElementType, props: unknown, key?: Key) => {
    // Nobody else has it yet: JSX makes one for each element.
    const own = props as Record<string, unknown>;
    for (const name of shown) if (own[name]) own[name] = harmless(own[name]);
    return make(type, own, key);
  };
}

export const jsx = withHarmless(one);
export const jsxs = withHarmless(several);
