import type { Page } from '@playwright/test';
import type { IssueList } from '@/protocol/issues';

/** Makes of each list one of so many issues, which as many people have as lanes are wanted; answered in slices. */
export async function growLists(
  page: Page,
  { issues, people }: { issues: number; people: number },
): Promise<void> {
  await page.route('**/issues/list.php', async (route) => {
    const { offset, limit } = route.request().postDataJSON() as Record<'offset' | 'limit', number>;
    const question = { ...(route.request().postDataJSON() as object), offset: 0, limit: 50 };
    const answer = await route.fetch({ postData: JSON.stringify(question) });
    const { result } = (await answer.json()) as { result: IssueList };
    const place = result.columns.findIndex(({ id }) => id === 1001);
    const grown = Array.from({ length: Math.min(limit, issues - offset) }, (_, index) => {
      const number = offset + index;
      const sample = result.issues[number % result.issues.length];
      const cells = (sample?.cells ?? []).with(place, `Person ${String(number % people)}`);
      return { ...sample, id: number + 1, cells };
    });
    await route.fulfill({ json: { result: { ...result, issues: grown, totalCount: issues } } });
  });
}
