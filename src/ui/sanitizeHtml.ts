/** What of the HTML of a server is let through: exactly what it makes (protocol 5.1), and nothing a compromised one could add. */
import DOMPurify, { type Config } from 'dompurify';

const classNamesOfServer = /^(?:quote|quote-title|code|hljs|rtl|lang-[a-z]{1,12})$/;

const purifier = DOMPurify(window);
const rules: Config = {
  ALLOWED_TAGS: ['a', 'code', 'div', 'em', 'li', 'pre', 'strong', 'ul'],
  ALLOWED_ATTR: ['class', 'href'],
  ALLOWED_URI_REGEXP:
    /^(?:(?:https?|ftp|file|mailto):|#\/(?:items\/\d+|issues\/\d+(?:\/items\/\d+)?)$)/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
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

/** For a page. */
export function sanitizeHtml(html: string) {
  return purifier.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true });
}

/** For a document of its own: elements, which no page has drawn yet. */
export function sanitizeFragment(html: string): DocumentFragment {
  return purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true });
}
