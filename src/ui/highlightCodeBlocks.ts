/**
 * Colours the code blocks that name a language `pre.hljs.lang-X` (protocol 5.3). The engine and each language are
 * loaded when a block first needs them; until then, and when that fails, the block stays as readable as it is.
 */
export async function highlightCodeBlocks(root: HTMLElement): Promise<void> {
  const blocks = [...root.querySelectorAll<HTMLElement>('pre.hljs')];
  if (blocks.length === 0) return;
  const engine = await import('./codeEngine').catch(() => null);
  await Promise.all(
    blocks.map(async (block) => {
      const language = [...block.classList]
        .find((name) => name.startsWith('lang-'))
        ?.slice('lang-'.length);
      const code = block.textContent;
      const coloured = language === undefined ? null : await engine?.colourCode(code, language);
      // The text may have been replaced meanwhile.
      if (coloured && block.textContent === code) block.replaceChildren(coloured);
    }),
  );
}
