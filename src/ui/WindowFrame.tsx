import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { afterPaint } from '@/lib/afterPaint';
import { classNames } from './classNames';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';
import { uiMessages } from './messages';
import { ProgressLine } from './ProgressLine';
import { useIsShown } from './ShownContext';
import { SkipLink } from './SkipLink';
import { WindowBreadcrumbs, type Breadcrumb } from './WindowBreadcrumbs';
import styles from './WindowFrame.module.css';

/** What frames of windows are told; one beside the list has no use for some of it. */
export interface WindowFrameProps {
  title: string;
  /** 400, 708 or 932 px, large 1140 px from 1200 px screens on; below 768 px all fill the screen. */
  size?: 'small' | 'normal' | 'large';
  onClose: () => void;
  /** Esc and a click beside the window close it: for windows in which nothing can be lost. */
  isAutoClose?: boolean;
  isBusy?: boolean;
  /** Right beside the title. */
  heading?: ReactNode;
  /** Beside the title, before the close button. */
  buttons?: ReactNode;
  /** Root first. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Buttons that stay in view below the scrolling body, for windows that are not a form. */
  footer?: ReactNode;
  /** The element that scrolls. */
  bodyRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * The frame of a window over the main screen (screens 6). It takes the focus when it opens, unless something in it has
 * done so, and again when what had it is gone. The shell behind must be `inert`, and gives the focus back afterwards.
 * Where `ShownContext` says so, it is kept with its layout, and nobody can see, reach or hear it.
 */
export function WindowFrame({
  title,
  size = 'normal',
  onClose,
  isAutoClose = false,
  isBusy = false,
  heading,
  buttons,
  breadcrumbs,
  footer,
  bodyRef,
  children,
}: WindowFrameProps) {
  const intl = useIntl();
  const isShown = useIsShown();
  const titleId = useId();
  const dialogRef = useRef<HTMLDivElement>(null);
  const isPressedBeside = useRef(false);
  const wasDrawn = useRef(false);

  // External system: the document's focus, which a busy or replaced part may have dropped. To move it makes the browser
  // style the page at once. A window that was kept is there with the next frame, so it takes the focus after that.
  useEffect(() => {
    const isOld = wasDrawn.current;
    wasDrawn.current = true;
    if (!isShown) return undefined;
    const take = () => {
      if (!dialogRef.current?.contains(document.activeElement)) {
        dialogRef.current?.focus({ preventScroll: true });
      }
    };
    if (isOld && document.activeElement !== document.body) return afterPaint(take);
    take();
    return undefined;
  }, [isShown, isBusy]);

  // External system: Esc pressed anywhere, as soon as the window can be seen. What consumed it, such as an open menu, has
  // prevented its default.
  useLayoutEffect(() => {
    if (!isShown || !isAutoClose) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isShown, isAutoClose, onClose]);

  return (
    <div
      className={classNames(
        styles['overlay'],
        isAutoClose && styles['closable'],
        !isShown && styles['kept'],
      )}
      role="presentation"
      aria-hidden={!isShown || undefined}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A selection dragged out of the window ends beside it too: only a press and a release there close.
        if (isAutoClose && isPressedBeside.current && event.target === event.currentTarget) {
          onClose();
        }
      }}
    >
      <div
        className={classNames(styles['window'], styles[size])}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-busy={isBusy}
        tabIndex={-1}
        ref={dialogRef}
      >
        <SkipLink onSkip={focusBody}>{intl.formatMessage(uiMessages.skipToContent)}</SkipLink>
        <ProgressLine isActive={isBusy} label={intl.formatMessage(commonMessages.loading)} />
        <header className={styles['header']}>
          <div className={styles['heading']}>
            <div className={styles['name']} data-heading="">
              <h1 className={styles['title']} id={titleId}>
                {title}
              </h1>
              {heading}
            </div>
            {breadcrumbs && <WindowBreadcrumbs breadcrumbs={breadcrumbs} />}
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
      </div>
    </div>
  );
}

/** The body takes the focus on request only: whoever presses in it keeps it where it was. */
function focusBody(link: HTMLElement) {
  const body = link.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-scroller]');
  body?.setAttribute('tabindex', '-1');
  body?.focus();
}
