import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { ConfigError } from '@/server/core/configError';

/** Asks the person at the terminal, who does not see what they type. */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new ConfigError('There is no terminal to ask at. Set TARGET_PASSWORD.');
  }
  process.stderr.write(question);
  const silence = new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
  lines.once('SIGINT', () => process.exit(1));
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
