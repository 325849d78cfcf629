import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/ui/Notice';
import { type FieldText, useFieldText } from './fieldText';
import pageStyles from './FormPage.module.css';
import type { MeanwhileChange } from './conflicts';
import styles from './ConflictNotice.module.css';
import { formMessages } from './messages';

/** What somebody else made of a field, and the user, in words. */
export interface ShownChange extends MeanwhileChange {
  readonly label: FieldText;
  readonly beforeText: FieldText;
  readonly theirText: FieldText;
  readonly myText: FieldText;
}

interface ConflictNoticeProps {
  changes: readonly ShownChange[];
  /** What one can do. */
  actions: ReactNode;
}

/** Says what somebody else saved while the form was open, and lets the user decide. */
export function ConflictNotice({ changes, actions }: ConflictNoticeProps) {
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
      <Notice kind="danger" action={<span className={pageStyles['noticeActions']}>{actions}</span>}>
        <p>{intl.formatMessage(formMessages.changedMeanwhile)}</p>
      </Notice>
      {changes.map(({ name, label, beforeText, theirText, myText, isEdited }) => (
        <section key={name} className={styles['change']} aria-label={text(label)}>
          <h3 className={styles['field']}>{text(label)}</h3>
          <dl className={styles['values']}>
            <div>
              <dt>{intl.formatMessage(formMessages.before)}</dt>
              <dd dir="auto">{shown(beforeText)}</dd>
            </div>
            <div>
              <dt>{intl.formatMessage(formMessages.theirs)}</dt>
              <dd dir="auto">{shown(theirText)}</dd>
            </div>
            {isEdited && (
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
