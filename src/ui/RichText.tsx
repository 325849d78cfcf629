import { memo, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { highlightCodeBlocks } from './highlightCodeBlocks';
import { uiMessages } from './messages';
import { keepCodeReachable } from './reachableCode';
import styles from './RichText.module.css';
import { cleanHtml } from './cleanHtml';

interface RichTextProps {
  /** HTML the server made of a user's text (protocol 5). */
  html: string;
}

/** Formatted text of users. The one place where HTML becomes elements of the page: sanitised, and highlighted afterwards. */
export const RichText = memo(function RichText({ html }: RichTextProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => cleanHtml(html), [html]);

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
});
