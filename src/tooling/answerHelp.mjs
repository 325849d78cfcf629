import { readFileSync } from 'node:fs';

/**
 * Answers `--help` with what stands at the top of a script, its file, and ends it. To be called before the script does
 * anything: each says at its top what it does and which options it has.
 */
export function answerHelp(script) {
  if (!process.argv.includes('--help')) return;
  const [, comment = ''] = /^\/\*\*\n([\s\S]*?)\n \*\//.exec(readFileSync(script, 'utf8')) ?? [];
  console.log(comment.replaceAll(/^ \* ?/gm, ''));
  process.exit();
}
