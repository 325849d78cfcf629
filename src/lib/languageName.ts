/** The languages that servers name in English (protocol 4.10). */
const ownNames: Readonly<Partial<Record<string, string>>> = { ko: '한국어', zh_CN: '中文（中国）' };

/** The name of a language in that language: whoever looks for it need not know another. */
export function languageName({ key, name }: { key: string; name: string }): string {
  return ownNames[key] ?? name;
}
