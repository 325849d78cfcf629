/** Finds what somebody else has changed while a question was open. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { IntlShape } from 'react-intl';
import type { ApiContext } from '@/api/apiContext';
import type { RootState } from '@/store/rootReducer';
import { askAgain } from '@/windows/askAgain';
import type { ScreenQuery } from '@/windows/screenQuery';
import type { WindowContext } from '@/windows/windowPage';
import type { FieldText } from './fieldText';
import type { PartChange } from './MeanwhileNotice';

/** Something the question is about, in words. */
export interface GuardedField {
  readonly label: FieldText;
  readonly text: FieldText;
}

/** What others have changed. */
export interface GuardNews {
  readonly changes: readonly PartChange[];
  /** Names of who did, as far as that can be known. */
  readonly authors: readonly string[];
}

type Asking<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/** Knows what a question began with. */
export interface Watch<Was> {
  /** Asks the server what others have changed since the question was opened, or since they were told of last; null for nothing. */
  readonly look: Asking<GuardNews | null>;
  /** What is known by then: what the answer to the question is about. */
  was(): Was;
}

/** Begins to watch when a question is opened. */
export type ConfirmGuard<Params, Was> = (
  context: WindowContext<Params>,
  /** For what has no words of its own, such as numbers and dates. */
  intl: IntlShape,
) => Watch<Was>;

/** Where an answer is put into words. */
export interface GuardWording<Params> extends WindowContext<Params> {
  readonly intl: IntlShape;
}

interface WatchedAnswer<Params, Answer> {
  /** A query of the page. */
  query: (params: Params) => ScreenQuery<Answer>;
  /** What would make one think again, always the same in the same order. */
  fields: (answer: Answer, wording: GuardWording<Params>) => readonly GuardedField[];
  /** Who has changed it, asked for where that is so. */
  authors?: (context: WindowContext<Params>, answer: Answer) => Asking<readonly string[]>;
}

/**
 * Watches what a query of the page answers.
 *
 * @example guard: watchAnswer({ query: folderQuery, fields: ({ name }) => [{ label: columnMessages.name, text: name }] })
 */
export function watchAnswer<Params, Answer>({
  query: queryOf,
  fields,
  authors,
}: WatchedAnswer<Params, Answer>): ConfirmGuard<Params, Answer | undefined> {
  return (context, intl) => {
    const query = queryOf(context.params);
    const found = authors ?? (() => () => Promise.resolve([]));
    let was = query.select(context.state).data;
    return {
      was: () => was,
      look: async (dispatch, getState) => {
        const before = was && fields(was, { ...context, intl });
        const answer = await dispatch(askAgain(query));
        const wording = { params: context.params, state: getState(), intl };
        const changes = fields(answer, wording).flatMap(({ label, text }, index) => {
          const old = before?.[index]?.text;
          return old === undefined || isSameText(old, text)
            ? []
            : [{ name: String(index), label, beforeText: old, theirText: text }];
        });
        const names = changes.length === 0 ? [] : await dispatch(found(context, answer));
        was = answer;
        return changes.length === 0 ? null : { changes, authors: names };
      },
    };
  };
}

function isSameText(one: FieldText, other: FieldText): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.id === other.id;
}
