import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/ui/Notice';
import { type FieldText, useFieldText } from './fieldText';
import pageStyles from './FormPage.module.css';
import styles from './MeanwhileNotice.module.css';
import { formMessages } from './messages';

/** What somebody else made of a part of what is on screen. */
export interface PartChange {
  /** Tells it from the others. */
  readonly name: string;
  readonly label: FieldText;
  /** Null where nobody knows any more. */
  readonly beforeText: FieldText | null;
  readonly theirText: FieldText;
  /** Where the user has changed it as well. */
  readonly myText?: FieldText | undefined;
}

interface MeanwhileNoticeProps {
  changes: readonly PartChange[];
  /** What one can do, where that is not what the form does anyway. */
  actions?: ReactNode;
  /** What happened, and what one has to decide. */
  children: ReactNode;
}

/** Says what somebody else saved meanwhile, part by part. */
export function MeanwhileNotice({ changes, actions, children }: MeanwhileNoticeProps) {
  const intl = useIntl();
  const text = useFieldText();
  const place = useRef<HTMLDivElement>(null);

  // External system: the scroll position of the window, which may be far down at the last field.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, [changes]);

  const shown = (value: FieldText) => text(value) || intl.formatMessage(formMessages.empty);

  return (
    <div ref={place} className={styles['meanwhile']} data-form-error="">
      <Notice
        kind="danger"
        action={actions && <span className={pageStyles['noticeActions']}>{actions}</span>}
      >
        {children}
      </Notice>
      {changes.map(({ name, label, beforeText, theirText, myText }) => (
        <section key={name} className={styles['change']} aria-label={text(label)}>
          <p className={styles['field']}>{text(label)}</p>
          <dl className={styles['values']}>
            {beforeText !== null && (
              <div>
                <dt>{intl.formatMessage(formMessages.before)}</dt>
                <dd dir="auto">{shown(beforeText)}</dd>
              </div>
            )}
            <div>
              <dt>{intl.formatMessage(formMessages.theirs)}</dt>
              <dd dir="auto">{shown(theirText)}</dd>
            </div>
            {myText !== undefined && (
              <div>
                <dt>{intl.formatMessage(formMessages.mine)}</dt>
                <dd dir="auto">{shown(myText)}</dd>
              </div>
            )}
          </dl>
        </section>
      ))}
    </div>
  );
}
