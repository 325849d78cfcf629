import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** There once `findViolations` has looked at the document. */
    axe?: typeof axe;
  }
}

interface Look {
  /** Only what this selector finds, instead of the whole page. */
  part?: string | undefined;
  /** Only these rules, instead of all that axe has by default. */
  rules?: string[];
}

/**
 * What axe finds in the page as it stands, one line each. A document is given axe once, and only what is wrong leaves it: to
 * hand over what is right as well takes longer than to look at it.
 */
export async function findViolations(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ part, rules }) => {
    if (!window.axe) throw new Error('The page has been left.');
    const { violations } = await window.axe.run(part ?? document, {
      resultTypes: ['violations'],
      ...(rules && { runOnly: rules }),
    });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
    );
  }, look);
}
