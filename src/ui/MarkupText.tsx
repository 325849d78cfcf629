import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { highlightCodeBlocks } from './highlightCodeBlocks';
import { uiMessages } from './messages';
import { keepCodeReachable } from './reachableCode';
import styles from './RichText.module.css';
import { sanitizeHtml } from './sanitizeHtml';

/** Text with elements in it. The one place where HTML becomes elements of the page: sanitised, and highlighted afterwards. */
export function MarkupText({ html }: { html: string }) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => sanitizeHtml(html), [html]);

  // External system: elements made from HTML, which React does not know.
  useEffect(() => {
    if (root.current) void highlightCodeBlocks(root.current);
  }, [clean]);
  const codeLabel = intl.formatMessage(uiMessages.codeBlock);
  useEffect(
    () => (root.current ? keepCodeReachable(root.current, codeLabel) : undefined),
    [clean, codeLabel],
  );

  return (
    <div
      className={styles['text']}
      dir="auto"
      ref={root}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
