import { type DestinationStream, pino, type Logger } from 'pino';

import { currentWork } from './currentWork';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Log = Logger;

/** A structured log on standard output or another stream, one JSON object a line. Secrets never get into it: see `redact`. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    mixin: () => {
      const requestId = currentWork()?.requestId;
      return requestId === undefined ? {} : { requestId };
    },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: ['*.password', '*.token', '*.cookie', '*.connectionString'], remove: true },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
