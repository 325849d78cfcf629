import DOMPurify, { type Config } from 'dompurify';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { highlightCodeBlocks } from './highlightCodeBlocks';
import { uiMessages } from './messages';
import { keepCodeReachable } from './reachableCode';
import styles from './RichText.module.css';

interface RichTextProps {
  /** HTML the server made of a user's text (protocol 5). */
  html: string;
}

const classNamesOfServer = /^(?:quote|quote-title|code|hljs|rtl|lang-[a-z]{1,12})$/;

// Exactly what the server makes (protocol 5.1), and nothing a compromised server could add to it.
const purifier = DOMPurify(window);
const rules: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: ['a', 'code', 'div', 'em', 'li', 'pre', 'strong', 'ul'],
  ALLOWED_ATTR: ['class', 'href'],
  ALLOWED_URI_REGEXP:
    /^(?:(?:https?|ftp|file|mailto):|#\/(?:items\/\d+|issues\/\d+(?:\/items\/\d+)?)$)/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
};

purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName !== 'class') return;
  attribute.attrValue = attribute.attrValue
    .split(/\s+/)
    .filter((name) => classNamesOfServer.test(name))
    .join(' ');
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName !== 'a' || element.getAttribute('href')?.startsWith('#')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** Formatted text of users. The one place where HTML becomes elements: sanitised, and highlighted afterwards. */
export const RichText = memo(function RichText({ html }: RichTextProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => purifier.sanitize(html, rules), [html]);

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
