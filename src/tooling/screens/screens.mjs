/**
 * `npm run screens`: opens every window of the client and every page of the companion in each language, and writes
 * pictures of them with their texts and messages to a folder. See "How the screens are shown" in
 * `docs/translating.md`.
 *
 * `--out DIR` (`dist/screens`), `--locales de,fr` (all), `--widths 1280x800,390` (1280), `--theme dark` (light),
 * `--only TEXT,TEXT` parts of the names of screens (all).
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { answerHelp } from '../answerHelp.mjs';
import { buildIfStale } from '../buildIfStale.mjs';
import { walkClient } from './clientScreens.mjs';
import { createMatcher } from './matchMessages.mjs';
import { readScreen } from './readScreen.mjs';
import { indexPage, languagePage, languageText } from './screenPages.mjs';
import { walkServer } from './serverScreens.mjs';
import { startTrackers } from './tracker.mjs';
import { walkWorkspace } from './workspaceScreens.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const source = 'en_US';
const usualHeight = 900;
const mostHeight = 2400;
/** In ms: a machine that does other things is slow. */
const patience = 20_000;

answerHelp(import.meta.filename);
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(root, 'dist/screens') },
    locales: { type: 'string' },
    widths: { type: 'string', default: '1280' },
    theme: { type: 'string', default: 'light' },
    only: { type: 'string', default: '' },
  },
});
const out = path.resolve(values.out);
const viewports = values.widths.split(',').map((size) => {
  const [width, height = usualHeight] = size.split('x').map(Number);
  return { width, height };
});
const wanted = values.only.split(',');
const isWanted = (name) => wanted.some((part) => name.includes(part));
const english = JSON.parse(await readFile(path.join(root, 'translations/en_US.json'), 'utf8'));
const locales = values.locales?.split(',') ?? (await allLocales());
const folder = await mkdtemp(path.join(os.tmpdir(), 'issuedesk-screens-'));

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

buildIfStale();
const browser = await chromium.launch({
  executablePath: process.env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium',
  // Chromium refuses to sandbox for root.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--disable-quic', '--disable-sync', '--disable-component-update'],
});
try {
  const trackers = await startTrackers(folder, browser);
  for (const locale of locales) {
    await showLanguage(locale, trackers);
    // With the languages of earlier runs.
    await writeFile(
      path.join(out, 'index.html'),
      indexPage(localesAmong(await readdir(out), '.txt')),
    );
  }
  await trackers.stop();
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

async function allLocales() {
  return localesAmong(await readdir(path.join(root, 'translations')), '.json');
}

function localesAmong(files, ending) {
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => path.basename(file, ending))
    .filter((name) => /^[a-z]{2}(_|$)/.test(name))
    .sort();
}

/** The messages of a language by id. */
async function readMessages(locale) {
  const own =
    locale === source
      ? {}
      : JSON.parse(await readFile(path.join(root, `translations/${locale}.json`), 'utf8'));
  return new Map(
    Object.entries(english).map(([id, { defaultMessage }]) => [id, own[id] ?? defaultMessage]),
  );
}

async function showLanguage(locale, trackers) {
  const begin = performance.now();
  const messages = await readMessages(locale);
  const match = createMatcher(messages);
  await rm(path.join(out, locale), { recursive: true, force: true });
  await mkdir(path.join(out, locale), { recursive: true });
  await trackers.speak(locale);

  const byKey = new Map();
  for (const viewport of viewports) {
    await visit({ locale, viewport, trackers }, (screen) => {
      const key = [screen.name, screen.part].filter(Boolean).join(', ');
      const known = byKey.get(key);
      if (known) {
        known.pictures.push(screen.picture);
        known.cut.push(...screen.cut);
      } else {
        byKey.set(key, { ...screen, pictures: [screen.picture], ids: idsOf(screen, match) });
      }
    });
  }

  const screens = [...byKey.values()];
  const seen = new Set(screens.flatMap(({ ids }) => ids));
  const all = [...messages.keys()];
  const unseen = all.filter((id) => !seen.has(id));
  const language = { locale, messages, english, screens, unseen };
  await writeFile(path.join(out, `${locale}.html`), languagePage(language));
  await writeFile(path.join(out, `${locale}.txt`), languageText(language));
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${locale}: ${screens.length} screens, ${seen.size} messages, ${seconds} s`);
  const cut = screens.flatMap((screen) => screen.cut);
  for (const { text, picture } of cut) console.log(`  cut: "${text}" in ${picture}`);
}

function idsOf({ texts, isServerPage = false }, match) {
  return [...new Set(texts.flatMap((text) => match(text, isServerPage)))];
}

/** Goes to every screen in one width; `add` gets each as it was read, with its picture. */
async function visit({ locale, viewport, trackers }, add) {
  const { width } = viewport;
  let count = 0;

  /** One screen that fails must not cost the others. */
  async function attempt(name, visitScreen) {
    try {
      await visitScreen();
    } catch (error) {
      console.error(`${locale}, ${width} px, ${name}: ${error.message}`);
      process.exitCode = 1;
    }
  }

  /** A browser that has kept how one reads, and what notes the screens seen in it. */
  async function openPage(reading, session = null) {
    const context = await browser.newContext({
      viewport,
      // What is as narrow as a phone is one: its targets are for fingers.
      hasTouch: width < 768,
      isMobile: width < 768,
      locale: locale.replace('_', '-'),
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      colorScheme: values.theme,
    });
    await context.addInitScript(keepReading, reading);
    // What was typed into a form makes the browser ask.
    context.on('dialog', (dialog) => dialog.accept());
    context.setDefaultTimeout(patience);
    if (session) await context.addCookies([session]);
    const page = await context.newPage();
    const camera = await context.newCDPSession(page);
    let base = { lines: new Set(), texts: new Set() };

    async function show(screen) {
      const read = await page.evaluate(readScreen, screen.root);
      const isNew = (kind) => (text) => !screen.isAddition || !base[kind].has(text);
      const lines = read.lines.filter(isNew('lines'));
      const texts = read.texts.filter(isNew('texts'));
      if (!screen.part) base = { lines: new Set(lines), texts: new Set(texts) };
      count += 1;
      const label = screen.name.replaceAll(/\W+/g, '-');
      const number = String(count).padStart(3, '0');
      const picture = `${locale}/${width}-${number}-${label}.png`;
      await writeFile(
        path.join(out, picture),
        await takePicture(page, camera, { screen, viewport }),
      );
      const cut = read.cut.map((text) => ({ text, picture }));
      add({ ...screen, heading: read.heading, lines, texts, cut, picture });
    }

    return { page, context, show, close: () => context.close() };
  }

  const { address, emptyAddress, newAddress, password, passwordLink } = trackers;
  const session = { ...trackers.session, url: address };
  const newSession = { ...trackers.newSession, url: newAddress };
  // Every issue in a window, at any width: the tool looks for it there.
  const { page, context, show, close } = await openPage({ reading: 'window' });
  const placeholders = { base: address, empty: emptyAddress, password, passwordLink, locale };
  await walkServer(page, { values: placeholders, isWanted, attempt, show });
  await context.addCookies([session]);
  await walkClient(page, { address, ids: trackers.ids, isWanted, attempt, show });
  await close();
  await walkWorkspace({
    ...trackers,
    isWanted,
    attempt,
    openPage: (reading, isNew) => openPage(reading, isNew ? newSession : session),
  });
}

/** All of a window, even if it is higher than the screen. Playwright's own way takes twice as long. */
async function takePicture(page, camera, { screen, viewport }) {
  const hidden = screen.isAsSeen ? 0 : await page.evaluate(hiddenHeight, screen.root);
  const height = Math.min(viewport.height + hidden, mostHeight);
  if (hidden > 0) await page.setViewportSize({ ...viewport, height });
  const { data } = await camera.send('Page.captureScreenshot', { format: 'png' });
  if (hidden > 0) await page.setViewportSize(viewport);
  return Buffer.from(data, 'base64');
}

function hiddenHeight(selector) {
  const { scrollHeight, clientHeight } = document.documentElement;
  const window = [...document.querySelectorAll(selector)].at(-1);
  const isWindow = window?.matches('[aria-modal=true]') ?? false;
  const scrollers = isWindow ? [...window.querySelectorAll('[data-scroller]')] : [];
  return Math.max(
    scrollHeight - clientHeight,
    ...scrollers.map((each) => each.scrollHeight - each.clientHeight),
  );
}

/** Runs in the page, before the client does. */
function keepReading(reading) {
  // An empty page has no storage.
  if (window.origin === 'null') return;
  window.localStorage.setItem('issuedesk.workspace', JSON.stringify(reading));
}
