const TAG = /<(\/?)([a-z]+)((?: [a-z]+="[^"<>]*")*)>/g;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;
const ENTITY_FREE = /&(?!(?:amp|lt|gt|quot|#039);)|[<>"']/;

const ALLOWED: Readonly<Record<string, readonly RegExp[]>> = {
  a: [
    /^ href="(?:https?:\/\/|ftp:\/\/|file:\/\/|mailto:)[^"]*" target="_blank" rel="noopener noreferrer"$/i,
    /^ href="#\/items\/[0-9]+"$/,
  ],
  strong: [/^$/],
  em: [/^$/],
  code: [/^$/],
  ul: [/^$/],
  li: [/^$/],
  pre: [/^ class="code(?: hljs lang-[a-z]+)?"$/],
  div: [/^ class="(?:quote|quote-title|rtl)"$/],
};

/** What is wrong with HTML of a server (protocol 5.1); an empty list for good HTML. */
export function faultsOfHtml(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let done = 0;
  const checkText = (text: string) => {
    if (ENTITY_FREE.test(text)) faults.push(`not escaped: ${text}`);
  };
  for (const [source, slash, name = '', attributes = ''] of html.matchAll(TAG)) {
    const index = html.indexOf(source, done);
    checkText(html.slice(done, index));
    done = index + source.length;
    if (slash) {
      if (open.pop() !== name) faults.push(`closes in the wrong order: ${source}`);
      continue;
    }
    open.push(name);
    for (const [, , value = ''] of attributes.matchAll(ATTRIBUTE)) checkText(value);
    if (!ALLOWED[name]?.some((pattern) => pattern.test(attributes))) {
      faults.push(`not allowed: ${source}`);
    }
  }
  checkText(html.slice(done));
  if (open.length > 0) faults.push(`never closed: ${open.join(' ')}`);
  return faults;
}

/** What a reader sees of server HTML. */
export function textOfHtml(html: string): string {
  return html
    .replace(TAG, '')
    .replace(/&(?:lt|gt|quot|#039|amp);/g, (entity) =>
      entity === '&lt;'
        ? '<'
        : entity === '&gt;'
          ? '>'
          : entity === '&quot;'
            ? '"'
            : entity === '&amp;'
              ? '&'
              : "'",
    );
}
