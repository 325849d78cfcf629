import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { GuardNews } from './confirmGuard';
import { confirmMessages, confirmSentences } from './confirmMessages';
import { MeanwhileNotice } from './MeanwhileNotice';
import { focusLastButton } from './formFocus';

/** Says what others made of what one is about to delete. The focus goes to Cancel: who pressed twice has not decided. */
export function ChangedNotice({ news }: { news: GuardNews }) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const { changes, authors } = news;

  // External system: the focus, which is on the button that has just been pressed.
  useLayoutEffect(() => {
    focusLastButton(place.current?.closest('form') ?? null);
  }, [news]);

  return (
    <div ref={place}>
      <MeanwhileNotice changes={changes}>
        <p>{intl.formatMessage(confirmMessages.changedMeanwhile)}</p>
        {authors.length > 0 && (
          <p>
            {intl.formatMessage(confirmSentences.changedBy, {
              names: <bdi key="names">{authors.join(', ')}</bdi>,
            })}
          </p>
        )}
      </MeanwhileNotice>
    </div>
  );
}
