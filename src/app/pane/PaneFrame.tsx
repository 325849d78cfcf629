import { useId } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon } from '@/ui/icons';
import { ProgressLine } from '@/ui/ProgressLine';
import type { WindowFrameProps } from '@/ui/WindowFrame';
import styles from './Pane.module.css';

/** The frame of what stands beside the list: a region of the page, which leaves the focus where it is. */
export function PaneFrame({
  title,
  onClose,
  isBusy = false,
  heading,
  buttons,
  footer,
  bodyRef,
  children,
}: WindowFrameProps) {
  const intl = useIntl();
  const titleId = useId();

  return (
    <section
      className={styles['frame']}
      aria-labelledby={titleId}
      aria-busy={isBusy}
      tabIndex={-1}
      data-pane=""
    >
      <ProgressLine isActive={isBusy} label={intl.formatMessage(commonMessages.loading)} />
      <header className={styles['header']}>
        <div className={styles['name']} data-heading="">
          {/* A long one scrolls; the next begins at its beginning. */}
          <h2 key={title} className={styles['title']} id={titleId}>
            {title}
          </h2>
          {heading}
        </div>
        {buttons && <div className={styles['buttons']}>{buttons}</div>}
        <div className={styles['close']}>
          <IconButton
            label={intl.formatMessage(commonMessages.close)}
            icon={CloseIcon}
            onClick={onClose}
          />
        </div>
      </header>
      <div className={styles['body']} ref={bodyRef} data-scroller="">
        {children}
      </div>
      {footer && <footer className={styles['footer']}>{footer}</footer>}
    </section>
  );
}
