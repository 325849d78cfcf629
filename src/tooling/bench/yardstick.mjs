import { once } from 'node:events';
import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { launchBrowser, slowDown } from './chromium.mjs';
import { yardstickFiles } from './yardstickPage.mjs';

/** Between the page and the click, in ms. */
const rest = 500;

/**
 * Opens the yardstick: a page of fixed weight that is loaded, and then builds a panel at a click. How long that takes is
 * the unit by which figures of different machines, and of different minutes on one machine, can be compared.
 *
 * @returns a way to measure, which resolves to milliseconds: best load, best click, and the unit made of both; and one
 *   to close it
 */
export async function openYardstick() {
  const server = http.createServer(answerWith(yardstickFiles())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${server.address().port}/`;
  const browser = await launchBrowser();

  return {
    async measure({ slowdown, runs }) {
      const results = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await measureOnce(browser, address, slowdown));
      }
      const load = Math.min(...results.map((result) => result.load));
      const click = Math.min(...results.map((result) => result.click));
      // A click is a tenth of the work of a page: both count the same.
      return { load, click, unit: Math.sqrt(load * click * 10) };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

function answerWith(files) {
  const answers = new Map(
    Object.entries(files).map(([path, [type, content]]) => [
      path,
      type === 'text/javascript'
        ? { headers: { 'content-type': type, 'content-encoding': 'gzip' }, body: gzipSync(content) }
        : { headers: { 'content-type': type }, body: content },
    ]),
  );
  return ({ url }, response) => {
    const answer = answers.get(url);
    if (!answer) response.writeHead(404).end();
    else {
      response.writeHead(200, { ...answer.headers, 'cache-control': 'no-store' }).end(answer.body);
    }
  };
}

async function measureOnce(browser, address, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), slowdown);
  await page.goto(address, { waitUntil: 'commit' });
  const load = await page.evaluate(untilReady);
  await setTimeout(rest);
  const click = await page.evaluate(timeClick);
  await context.close();
  return { load, click };
}

/** Runs in the page: milliseconds from the start of the document to the frame that shows it. */
function untilReady() {
  return new Promise((resolve) => {
    const look = () => {
      if (!window.ready) {
        requestAnimationFrame(look);
        return;
      }
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      });
    };
    look();
  });
}

/** Runs in the page: milliseconds from the click to the frame that shows the panel. */
function timeClick() {
  return new Promise((resolve) => {
    const begin = performance.now();
    window.openPanel();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begin);
      port2.postMessage(0);
    });
  });
}
