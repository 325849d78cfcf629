import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useFormField } from '@/forms/useFormField';
import { endLink } from '@/screen/inlineEdit';
import { useAppDispatch } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import type { IssueParams } from '../issueQueries';
import { insertLink } from './insertLink';
import { commentSentences } from './messages';

/** Puts the link of an entry into the comment around it, where the cursor stands. Shows nothing. */
export function LinkIntoComment({ issueId, itemId }: IssueParams & { itemId: number }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { inputId, isBusy, setValue } = useFormField('comment');

  const insert = useEffectEvent(() => {
    const area = document.getElementById(inputId);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const number = `#${itemId}`;
    insertLink(area, number, setValue);
    announce(intl.formatMessage(commentSentences.linkPut, { number }));
    dispatch(endLink(issueId));
  });

  // External system: the text area. The form around takes up a draft first when it opens, and what is being saved stays.
  useEffect(() => {
    if (isBusy) return;
    const frame = requestAnimationFrame(() => {
      insert();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isBusy]);

  return null;
}
