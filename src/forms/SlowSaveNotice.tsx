import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { formMessages } from './messages';

/** Says that the server takes long to save, and offers not to wait for it. */
export function SlowSaveNotice({ onStop }: { onStop: () => void }) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);

  // External system: the scroll position of the window, which may be far down at the last field.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={place}>
      <Notice
        kind="warning"
        action={<Button onClick={onStop}>{intl.formatMessage(formMessages.stopWaiting)}</Button>}
      >
        {intl.formatMessage(formMessages.takesLong)}
      </Notice>
    </div>
  );
}
