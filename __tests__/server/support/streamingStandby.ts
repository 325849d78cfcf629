import { execFile } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeServerFolder, ownerOfServers } from '@/tooling/bench/server/ownServers.mjs';

const run = promisify(execFile);

export interface StreamingPair {
  primaryUrl: string;
  standbyUrl: string;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  remove(): Promise<void>;
}

/** A primary and a standby that streams from it, reached by sockets in a folder of their own. */
export async function makeStreamingPair(programs: string): Promise<StreamingPair> {
  const folder = makeServerFolder('standby');
  const owner = ownerOfServers();
  const call = (program: string, ...args: string[]) =>
    run(path.join(programs, program), args, { ...owner, cwd: folder });
  const dataOf = (name: string) => path.join(folder, name);
  const urlOf = (port: number) => `postgres://postgres@localhost:${port}/postgres?host=${folder}`;
  const start = (name: string, port: number) =>
    call(
      'pg_ctl',
      ...['-D', dataOf(name), '-w', '-l', dataOf(`${name}.log`)],
      ...['-o', `-p ${port}`, 'start'],
    );
  const stop = (name: string) => call('pg_ctl', '-D', dataOf(name), '-w', '-m', 'fast', 'stop');

  await call('initdb', '-D', dataOf('primary'), '-A', 'trust', '-U', 'postgres', '--no-sync');
  appendFileSync(
    path.join(dataOf('primary'), 'postgresql.conf'),
    `listen_addresses = ''\nunix_socket_directories = '${folder}'\nfsync = off\nshared_buffers = 16MB\n`,
  );
  await start('primary', 5432);
  await call(
    'pg_basebackup',
    ...['-h', folder, '-p', '5432', '-U', 'postgres', '-D', dataOf('standby')],
    ...['-R', '-c', 'fast', '-X', 'stream', '--no-sync'],
  );
  await start('standby', 5433);
  return {
    primaryUrl: urlOf(5432),
    standbyUrl: urlOf(5433),
    async stopStandby() {
      await stop('standby');
    },
    async startStandby() {
      await start('standby', 5433);
    },
    async remove() {
      for (const name of ['standby', 'primary']) {
        if (existsSync(path.join(dataOf(name), 'postmaster.pid'))) await stop(name);
      }
      await rm(folder, { recursive: true });
    },
  };
}
