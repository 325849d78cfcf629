import { createIntl, createIntlCache, type MessageDescriptor } from '@formatjs/intl';

import { harmlessName } from '@/lib/bidiControls';
import { languageTag } from '@/lib/languageTag';

/** Gives a text in one language, with its placeholders filled in; names in them are made harmless. */
export type Translate = (
  message: MessageDescriptor,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Who speaks a language. */
export interface Speaker {
  /** The language of the texts, as the server names it: `en_US` where the wanted one has no texts. */
  locale: string;
  /** What the language lacks is said in English. */
  translate: Translate;
}

/** Texts by message id: precompiled in the built program, plain text under test. */
type Catalogue = NonNullable<Parameters<typeof createIntl>[0]['messages']>;

const cache = createIntlCache();
const speakers = new Map<string, Promise<Speaker>>();

/** Somebody who speaks a language of the server, for example `pl`. Never rejects. */
export function speakerOf(locale: string): Promise<Speaker> {
  const known = speakers.get(locale);
  if (known) return known;
  const speaker = findSpeaker(locale);
  speakers.set(locale, speaker);
  return speaker;
}

async function findSpeaker(locale: string): Promise<Speaker> {
  if (locale === 'en_US') return createSpeaker(locale, {});
  try {
    const { default: catalogue } = (await import(
      /* webpackMode: "eager" */ `../../../translations/${locale}.json`
    )) as { default: Catalogue };
    return createSpeaker(locale, catalogue);
  } catch {
    return speakerOf('en_US');
  }
}

function createSpeaker(locale: string, messages: Catalogue): Speaker {
  const intl = createIntl(
    { locale: languageTag(locale), defaultLocale: 'en-US', messages, onError: fallBack },
    cache,
  );
  return {
    locale,
    translate: (message, values = {}) => intl.formatMessage(message, harmlessValues(values)),
  };
}

/** A name must not turn round the direction of what is said about it. */
function harmlessValues(values: NonNullable<Parameters<Translate>[1]>) {
  const entries = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? harmlessName(value) : value] as const,
  );
  return Object.fromEntries(entries);
}

/** What is not translated, or badly, is said in English by itself: no page and no mail fails for it. */
function fallBack(): void {
  return undefined;
}
