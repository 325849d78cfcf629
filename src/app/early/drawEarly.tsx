import type { ApiContext } from '@/api/apiContext';
import { callKey, type CallRequest } from '@/api/postCall';
import { readResponse } from '@/api/readAnswer';
import { type ListedPlace, readPlace } from '@/features/issues/picture';
import { createEarlyWords } from '@/i18n/earlyWords';
import { forgetLocale, type SpokenLanguage, startLocale } from '@/i18n/loadLocale';
import { speakPage } from '@/i18n/speakPage';
import { wantsAllColumns } from '@/lib/issueList/arrangedColumns';
import { ANONYMOUS_ID } from '@/protocol/access';
import type { GlobalData } from '@/protocol/global';
import type { IssueList } from '@/protocol/issues';
import type { WiOptions } from '@/protocol/wiOptions';
import { convertLegacyQuery, readPath } from '@/routing/address';
import { columnsKey, densityKey, readListPlace } from '@/routing/paths/lists';
import { applyAppearance } from '@/ui/appearance';
import { earlyRows } from '@/ui/earlyRows';
import styles from '../AppShell.module.css';
import { hasEarlyKeys, keepEarlyKeys, takeEarlyKeys } from '../earlyKeys';
import { chosenColumns, globalCall, listCall } from '../firstCalls';
import { isGlobalData, isIssueList } from './answerShapes';
import { EarlyShell } from './EarlyShell';
import { keepHands } from './keepHands';
import { renderNodes } from './renderNodes';
import { framePainted, pause } from './turns';

/** The bars are as high as they will be, and in one row each. */
const roomyScreen = '(width >= 1200px) and (height >= 400px) and (pointer: fine)';

/** So long the client waits for the first answers before it is run, in ms: its parts would keep them waiting. */
const answerPatience = 100;

/** What is seen before the client is there. */
export interface EarlyPicture {
  /** Resolves when what was drawn is on the screen, or when it is not worth waiting for that. */
  painted: () => Promise<void>;
  /** From here on nothing is drawn. Tells whether something was. */
  end: () => boolean;
  /** Puts back what was there before: the client does not come. */
  takeBack: () => void;
}

/**
 * Draws the list at the address into `container` as soon as the first calls are answered, where that is all that decides
 * what it looks like (decision 060). Whatever goes wrong, the client draws by itself.
 */
export function drawEarly(
  options: WiOptions,
  container: HTMLElement,
  context: ApiContext,
): EarlyPicture {
  const placeholder = [...container.childNodes];
  let hasEnded = false;
  let painting: Promise<void> | null = null;

  function draw({ language, ...facts }: Facts) {
    applyAppearance();
    speakPage(language.locale);
    const words = createEarlyWords(language, facts.global.settings);
    const layer = document.createElement('div');
    layer.className = styles['early'] ?? '';
    layer.append(...renderNodes(EarlyShell({ baseUrl: options.baseURL, words, ...facts })));
    container.replaceChildren(layer);
    const count = layer.querySelector('[role=rowgroup]:last-child')?.childElementCount;
    const keys = facts.list.issues.slice(0, count).map(({ id }) => id);
    const areHandsIdle = keepHands(container, layer);
    earlyRows.offered = { keys, layer, areIdle: () => areHandsIdle() && !hasEarlyKeys() };
    keepEarlyKeys();
    painting = framePainted();
  }

  const isDecided = readFacts(options, context)
    .then((facts) => {
      if (facts && !hasEnded) draw(facts);
    })
    .catch(reportError);
  const isEnough = Promise.race([isDecided, pause(answerPatience)]);

  return {
    async painted() {
      await isEnough;
      await painting;
    },
    end() {
      hasEnded = true;
      return painting !== null;
    },
    takeBack() {
      hasEnded = true;
      // What could not be had then may be there with the client.
      forgetLocale();
      if (!painting) return;
      painting = null;
      earlyRows.offered = null;
      // They were meant for what was seen.
      takeEarlyKeys();
      container.replaceChildren(...placeholder);
    },
  };
}

/** All that decides what the picture looks like. */
interface Facts {
  global: GlobalData;
  list: IssueList;
  place: ListedPlace;
  /** What was chosen of its columns. */
  chosen: string;
  /** How high its rows are, where that was chosen. */
  density: string | undefined;
  language: SpokenLanguage;
}

/** Waits for what the list at the address looks like; null where the client alone can tell, or has to. */
async function readFacts(options: WiOptions, context: ApiContext): Promise<Facts | null> {
  const path = readPath();
  const listed = readListPlace(path);
  const call = listed && listCall(listed);
  const isElsewhere = convertLegacyQuery(window.location.href) !== null;
  // What conditions, groups and boards need comes later.
  if (!call || listed.shape !== '' || options.userId === ANONYMOUS_ID || isElsewhere) return null;
  if (!window.matchMedia(roomyScreen).matches) return null;

  const [global, list, language] = await Promise.all([
    readAhead(context, globalCall),
    readAhead(context, call),
    startLocale(options.locale),
  ]);
  if (!isGlobalData(global) || !isIssueList(list)) return null;
  if (readPath() !== path || global.userId !== options.userId) return null;
  const place = readPlace(global, listed.filters);
  if (!place || list.issues.length === 0) return null;
  const key = columnsKey(listed.filters.viewId, place.type.id);
  const chosen = chosenColumns(key);
  // The type of a folder is known only now: a second answer is to come.
  if (wantsAllColumns(chosen) && !('allColumns' in (call.payload ?? {}))) return null;
  const density = chosenColumns(densityKey(key)) || undefined;
  return { global, list, place, chosen, density, language };
}

/** What was answered to a call that was sent ahead; null for a refusal or no answer, of which the client will speak. */
async function readAhead(context: ApiContext, call: CallRequest): Promise<unknown> {
  try {
    const response = await context.ahead?.get(callKey(call));
    const outcome = response && (await readResponse(response));
    return outcome && 'data' in outcome ? outcome.data : null;
  } catch {
    return null;
  }
}
