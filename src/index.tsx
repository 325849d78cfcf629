/**
 * The `client` script of the asset manifest (protocol 1.2). The server puts it on every page it renders, so it does
 * nothing but look after those pages unless the page says how to start the application (protocol 1.3).
 */
import '@/ui/tokens.css';
import '@/ui/base.css';
import '@/hostPages/hostPages.css';
import { sendFirstCalls } from '@/app/firstCalls';
import { startHostPage } from '@/hostPages/hostPages';
import { isWiOptions } from '@/protocol/wiOptions';
import { readPath } from '@/routing/address';

// A policy may admit what carries the nonce of this script, and nothing else.
__webpack_nonce__ = document.currentScript?.nonce;

const { __WI_OPTIONS: options } = window;

if (isWiOptions(options)) {
  const container = document.getElementById('application');
  if (!container) throw new Error('The page has no element #application');
  const firstPath = readPath();
  const apiContext = sendFirstCalls(options);
  // What draws is run while the calls are on their way.
  void import(/* webpackMode: "eager" */ '@/app/early/drawEarly').then(({ drawEarly }) => {
    const picture = drawEarly(options, container, apiContext);
    const start = () => {
      void import(/* webpackChunkName: "application" */ '@/app/application').then(
        ({ runInParts, fetchLastWords }) => {
          runInParts(picture.painted)
            .then((startClient) => {
              startClient(options, container, apiContext, firstPath, picture.end());
            })
            .catch(async (fault: unknown) => {
              // To fetch it anew would not help.
              reportError(fault);
              picture.takeBack();
              const { sayCrash } = await fetchLastWords();
              await sayCrash(container, options.locale);
            });
        },
        () => {
          // The page says that it is loading, and goes on when the server can be reached. By then what was answered is
          // old.
          apiContext.ahead?.clear();
          picture.takeBack();
          setTimeout(start, 3000);
        },
      );
    };
    start();
  });
} else {
  startHostPage();
}
