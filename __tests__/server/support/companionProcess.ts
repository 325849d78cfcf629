import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { companionProgram } from './companionBuild';

export interface CompanionProcess {
  /** Without a trailing slash. */
  address: string;
  /** All it printed. */
  output(): string;
  /** Ends it without any warning. */
  kill(): Promise<void>;
  /** Ends it politely; answers its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built server on a free port and waits until it says that it is ready. */
export async function startCompanion(
  data: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<CompanionProcess> {
  const options = ['--data', data, '--port', '0', '--host', '127.0.0.1', ...args];
  const child = run(options, environment);
  const lines: string[] = [];
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const ready = new Promise<string>((resolve, reject) => {
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const address = /ready: (http:\S+)\/$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The companion ended: ${errors.join('')}`)));
  });
  const address = await ready;

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  return {
    address,
    output: () => lines.join('\n'),
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

/** Runs a command of the built server to its end. */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = run(args, environment);
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  await once(child, 'close');
  return {
    code: child.exitCode,
    output: Buffer.concat(output).toString(),
    errors: Buffer.concat(errors).toString(),
  };
}

function run(args: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  // A process that ends so soon does not live to see the database compiled a second time, for speed.
  const node = ['--liftoff-only', companionProgram()];
  return spawn(process.execPath, [...node, ...args], {
    env: { ...process.env, DATABASE_URL: '', NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
