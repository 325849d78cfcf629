import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { textOf, useFormField } from '@/forms/useFormField';
import { formatNameOf } from '@/forms/schema';
import { TextFormat } from '@/protocol/enums';
import { endQuote } from '@/screen/inlineEdit';
import { useAppDispatch } from '@/store/hooks';
import { useIfLoaded } from '@/windows/useLoaded';
import { descriptionOf, descriptionQuery } from '../descriptions/descriptionQuery';
import type { IssueParams } from '../issueQueries';
import { commentQuery } from './commentQuery';
import { commentMessages, commentSentences } from './messages';
import { withQuotation } from './quotation';

interface QuoteProps extends IssueParams {
  /** The comment to quote, or the description for null. */
  quoted: number | null;
}

/** Puts a quoted text into the new comment around it, once the source is there. Shows nothing. */
export function QuoteIntoComment({ issueId, quoted }: QuoteProps) {
  return quoted === null ? (
    <QuoteDescription issueId={issueId} />
  ) : (
    <QuoteComment issueId={issueId} commentId={quoted} />
  );
}

function QuoteDescription({ issueId }: IssueParams) {
  const intl = useIntl();
  const text = descriptionOf(useIfLoaded(descriptionQuery({ issueId })))?.text;
  const label = intl.formatMessage(commentMessages.quotedDescription);
  return text === undefined ? null : <Insert issueId={issueId} label={label} text={text} />;
}

function QuoteComment({ issueId, commentId }: IssueParams & { commentId: number }) {
  const intl = useIntl();
  const text = useIfLoaded(commentQuery({ issueId, commentId }))?.text;
  const label = intl.formatMessage(commentSentences.quoteLabel, { number: `#${commentId}` });
  return text === undefined ? null : <Insert issueId={issueId} label={label} text={text} />;
}

function Insert({ issueId, ...quote }: IssueParams & { label: string; text: string }) {
  const dispatch = useAppDispatch();
  const comment = useFormField('comment');
  const format = useFormField(formatNameOf('comment'));

  const insert = useEffectEvent(() => {
    const before = textOf(comment.value);
    // What was written plainly stays so: as markup it might say something else.
    const isMarkup = before.trim() === '' || format.value === TextFormat.markup;
    if (isMarkup) format.setValue(TextFormat.markup);
    comment.setValue(withQuotation(before, quote, isMarkup));
    dispatch(endQuote(issueId));
    requestAnimationFrame(() => {
      const area = document.getElementById(comment.inputId);
      if (area instanceof HTMLTextAreaElement) {
        area.focus();
        area.selectionStart = area.value.length;
      }
    });
  });

  // External system: the form around, which takes up a draft first when it opens.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      insert();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  return null;
}
