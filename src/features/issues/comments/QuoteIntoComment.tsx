import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { textOf, useFormField } from '@/forms/useFormField';
import { formatNameOf } from '@/forms/schema';
import { isField } from '@/lib/isField';
import { TextFormat } from '@/protocol/enums';
import { endQuote } from '@/screen/inlineEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useIfLoaded } from '@/windows/useLoaded';
import { descriptionOf, descriptionQuery } from '../descriptions/descriptionQuery';
import { selectQuotedText } from '../details/textToAnswer';
import type { IssueParams } from '../issueQueries';
import { commentQuery } from './commentQuery';
import { commentMessages, commentSentences } from './messages';
import { withQuotation } from './quotation';

/** The answer, as far as it was typed before what it answers was there: the text that it was added to; null for none. */
type Answered = RefObject<string | null>;

/** Puts a quoted text into the new comment around it, once the source is there. Shows nothing. */
export function QuoteIntoComment({ issueId }: IssueParams) {
  const { inputId } = useFormField('comment');
  const answered = useRef<string | null>(null);

  // External system: what is typed meanwhile, which a draft that is taken up is not. The text takes the focus as it is drawn,
  // so the first letter may come before other effects.
  useLayoutEffect(() => {
    function note({ target }: Event) {
      const isAnswer = target instanceof HTMLTextAreaElement && target.id === inputId;
      if (isAnswer) answered.current ??= target.value;
    }
    document.addEventListener('beforeinput', note);
    return () => {
      document.removeEventListener('beforeinput', note);
    };
  }, [inputId]);

  // With a new comment below it the history is there, and says which text is its latest.
  const quoted = useAppSelector((state) => selectQuotedText(state, issueId));
  if (quoted === undefined) return <QuoteNothing issueId={issueId} />;
  return quoted === null ? (
    <QuoteDescription issueId={issueId} answered={answered} />
  ) : (
    <QuoteComment issueId={issueId} commentId={quoted} answered={answered} />
  );
}

/** There is nothing to answer. What comes later is not what was meant. */
function QuoteNothing({ issueId }: IssueParams) {
  const dispatch = useAppDispatch();

  // External system: the state, which waits for a text.
  useEffect(() => {
    dispatch(endQuote(issueId));
  }, [dispatch, issueId]);

  return null;
}

function QuoteDescription({ issueId, answered }: IssueParams & { answered: Answered }) {
  const intl = useIntl();
  const text = descriptionOf(useIfLoaded(descriptionQuery({ issueId })))?.text;
  const label = intl.formatMessage(commentMessages.quotedDescription);
  const quote = { label, text: text ?? '' };
  return text === undefined ? null : <Insert issueId={issueId} quote={quote} answered={answered} />;
}

function QuoteComment({
  issueId,
  commentId,
  answered,
}: IssueParams & { commentId: number; answered: Answered }) {
  const intl = useIntl();
  const text = useIfLoaded(commentQuery({ issueId, commentId }))?.text;
  const label = intl.formatMessage(commentSentences.quoteLabel, { number: `#${commentId}` });
  const quote = { label, text: text ?? '' };
  return text === undefined ? null : <Insert issueId={issueId} quote={quote} answered={answered} />;
}

interface InsertProps extends IssueParams {
  quote: { label: string; text: string };
  answered: Answered;
}

function Insert({ issueId, quote, answered }: InsertProps) {
  const dispatch = useAppDispatch();
  const comment = useFormField('comment');
  const format = useFormField(formatNameOf('comment'));

  const insert = useEffectEvent(() => {
    const all = textOf(comment.value);
    const begun = answered.current ?? all;
    // What was typed elsewhere in the text is no answer to this.
    const before = all.startsWith(begun) ? begun : all;
    const answer = all.slice(before.length);
    // What was written plainly stays so: as markup it might say something else.
    const isMarkup = before.trim() === '' || format.value === TextFormat.markup;
    if (isMarkup) format.setValue(TextFormat.markup);
    comment.setValue(withQuotation(before, quote, isMarkup) + answer.trimStart());
    dispatch(endQuote(issueId));
    requestAnimationFrame(() => {
      const area = document.getElementById(comment.inputId);
      const active = document.activeElement;
      // A quotation may come late. Who writes somewhere else by then goes on there.
      const isElsewhere = active !== area && isField(active);
      if (isElsewhere || !(area instanceof HTMLTextAreaElement)) return;
      area.focus();
      area.selectionStart = area.value.length;
    });
  });

  const { isBusy } = comment;
  // External system: the form around, which takes up a draft first when it opens, and holds on to what is being saved.
  useEffect(() => {
    if (isBusy) return undefined;
    const frame = requestAnimationFrame(() => {
      insert();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isBusy]);

  return null;
}
