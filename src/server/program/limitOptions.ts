import { defaultServerLimits, type ServerLimits } from '@/server/rules/serverLimits';

/** An option that sets a limit. */
export interface LimitOption {
  /** As on the command line; its variable has the same name in capitals. */
  option: string;
  /** What one of it is in the limit itself. */
  unit?: number;
  /** The least with which anybody can work at all. */
  min?: number;
}

const minute = 60;
const megabyte = 1_048_576;

/** How each limit is given. */
export const limitOptions = {
  maxEvents: { option: 'max-events' },
  maxAddressEvents: { option: 'max-address-events' },
  maxNotices: { option: 'max-notices' },
  maxDailyBytes: { option: 'max-daily-volume', unit: megabyte },
  minFreeBytes: { option: 'min-free-space', unit: megabyte },
  maxHistoryBytes: { option: 'max-history', unit: megabyte, min: 1 },
  maxCalls: { option: 'max-calls', min: 1 },
  maxQueuedCalls: { option: 'max-queued-calls' },
  maxSessions: { option: 'max-sessions', min: 1 },
  maxAlerts: { option: 'max-alerts' },
  maxReports: { option: 'max-reports' },
  maxViews: { option: 'max-views' },
  maxRegistrations: { option: 'max-registrations' },
  mailPause: { option: 'mail-pause', unit: minute },
  maxAccountFailures: { option: 'max-account-failures', min: 1 },
  maxAddressFailures: { option: 'max-address-failures', min: 1 },
  failurePause: { option: 'failure-pause', unit: minute, min: 1 },
} as const satisfies Readonly<Record<keyof ServerLimits, LimitOption>>;

type LimitOptionName = (typeof limitOptions)[keyof ServerLimits]['option'];

/** The options as `parseArgs` takes them. */
export const limitArguments = Object.fromEntries(
  Object.values(limitOptions).map(({ option }) => [option, { type: 'string' }]),
) as Record<LimitOptionName, { type: 'string' }>;

/** The limits as they are given; `read` answers null for what is not. */
export function readServerLimits(
  read: (option: LimitOptionName, min: number, max: number) => number | null,
): ServerLimits {
  const limits = { ...defaultServerLimits };
  for (const limit of limitNames) {
    const {
      option,
      unit = 1,
      min = 0,
    }: LimitOption & { option: LimitOptionName } = limitOptions[limit];
    const value = read(option, min, 999_999_999);
    if (value !== null) limits[limit] = value * unit;
  }
  return limits;
}

const limitNames = Object.keys(limitOptions) as (keyof ServerLimits)[];
