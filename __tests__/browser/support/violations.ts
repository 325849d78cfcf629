import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** There once `findViolations` has looked at the document. */
    axe?: typeof axe & { commons: { color: { Color: { prototype: ColorReader } } } };
  }
}

interface Look {
  /** Only what this selector finds, instead of the whole page. */
  part?: string | undefined;
  /** Only these rules, instead of all that axe has by default. */
  rules?: string[];
}

/** What axe knows of a colour once it has read it. */
interface ReadColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

interface ColorReader extends ReadColor {
  parseString(text: string): this;
}

/** The short form: each document reads it anew, and the long one takes twice as long. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * What axe finds in the page once nothing in it fades in or out, one line each. A document is given axe once, and only what is
 * wrong leaves it: to hand over what is right as well takes longer than to look at it.
 */
export async function findViolations(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(rememberColors);
  }
  return page.evaluate(async ({ part, rules }) => {
    // What still fades in has less contrast than it will have. Under what is hidden nothing moves on, and would never end.
    const fades = () =>
      document.getAnimations().some(({ effect, playState }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return (
          playState === 'running' &&
          effect?.getTiming().iterations !== Infinity &&
          target?.checkVisibility({ contentVisibilityAuto: true }) === true
        );
      });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let begun = 0;
    const beginnings = ['animationstart', 'transitionrun'];
    const note = () => {
      begun += 1;
    };
    for (const beginning of beginnings) document.addEventListener(beginning, note, true);
    try {
      for (;;) {
        while (fades()) await nextFrame();
        const before = begun;
        if (!window.axe) throw new Error('The page has been left.');
        const { violations } = await window.axe.run(part ?? document, {
          resultTypes: ['violations'],
          ...(rules && { runOnly: rules }),
        });
        // What began while axe looked is told of with the next frame.
        if (violations.length > 0) await nextFrame();
        if (violations.length === 0 || !(begun > before || fades())) {
          return violations.map(
            ({ id, help, nodes }) =>
              `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
          );
        }
      }
    } finally {
      for (const beginning of beginnings) document.removeEventListener(beginning, note, true);
    }
  }, look);
}

/** Axe reads the same few colours for every text and all that lies under it, which is half of its work. */
function rememberColors(): void {
  if (!window.axe) throw new Error('The page has been left.');
  const { prototype } = window.axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, ReadColor>();
  prototype.parseString = function (this: ColorReader, text: string) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    read.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
