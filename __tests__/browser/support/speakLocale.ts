import type { BrowserContext } from '@playwright/test';

/** Lets the server say that `locale` is the language of the page. */
export async function speakLocale(context: BrowserContext, locale: string): Promise<void> {
  await context.route('**/client/index.php**', async (route) => {
    const response = await route.fetch();
    const page = await response.text();
    await route.fulfill({ response, body: page.replace(/"locale":"\w+"/, `"locale":"${locale}"`) });
  });
}
