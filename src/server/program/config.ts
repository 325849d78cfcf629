import { parseArgs } from 'node:util';

import type { Result } from '@/lib/result';
import { maxLengths } from '@/protocol/limits';
import { checkEmail } from '@/rules/emails';
import { checkLine } from '@/rules/texts';

import type { NewPasswordOptions, NewUserOptions } from '@/server/cli/users';
import { ConfigError } from '@/server/core/configError';
import { errorMessage } from '@/server/core/errorMessage';
import { type LogLevel, logLevels } from '@/server/core/log';
import {
  usualLimits,
  usualPools,
  type DatabaseLimits,
  type PoolSizes,
} from '@/server/database/limits';
import { type AccountRules, defaultAccountRules } from '@/server/rules/accountRules';
import { isLanguage, languages } from '@/server/rules/languages';
import { checkNewPassword } from '@/server/rules/newPassword';
import type { ServerLimits } from '@/server/rules/serverLimits';
import type { StorageConfig } from '@/server/storage/openStorage';

import type { MetricsAccess } from './addOperating';
import { limitArguments, readServerLimits } from './limitOptions';

/** What a first start puts into an empty database. */
export type InstallConfig =
  | {
      kind: 'demo';
      /** null = a random password for each user, printed once. */
      password: string | null;
      /** null = the usual size. */
      issues: number | null;
      /** Comments of the longest issue. */
      comments: number | null;
    }
  | {
      kind: 'setUpPage';
      /** What the page asks for; null = a random one, printed at the start. */
      token: string | null;
    }
  | {
      kind: 'tracker';
      serverName: string;
      adminPassword: string;
      adminEmail: string | null;
      language: string;
    };

export interface ServeConfig {
  command: 'serve';
  storage: StorageConfig;
  /** Of a PostgreSQL server. */
  limits: DatabaseLimits;
  pools: PoolSizes;
  metrics: MetricsAccess;
  /** null = every address of the machine. */
  host: string | null;
  port: number;
  /** Where people reach the server when a proxy stands in front; null = as the request says. No trailing slash. */
  publicUrl: URL | null;
  /** The proxy's `X-Forwarded-For` names the client. */
  trustProxy: boolean;
  logLevel: LogLevel;
  accountRules: AccountRules;
  serverLimits: ServerLimits;
  /** Passwords that are hashed at once; null = by the cores of the machine. */
  maxHashes: number | null;
  install: InstallConfig;
}

/** Where an export goes. */
export type ExportTarget =
  | {
      kind: 'database';
      /** Of an empty PostgreSQL database. */
      url: string;
      /** A new data folder for the large files; null = they stay in the present one. */
      dataFolder: string | null;
    }
  | { kind: 'folder'; folder: string }
  | {
      kind: 'server';
      /** Of a new server of the protocol, without a trailing slash. */
      url: string;
      /** Of its administrator. */
      login: string;
      /** null = must be asked for. */
      password: string | null;
    };

export type Config =
  | ServeConfig
  | { command: 'help' }
  | { command: 'buildTemplates' }
  | { command: 'backup'; storage: StorageConfig; target: string }
  | { command: 'verifyBackup'; folder: string; withoutChecksums: boolean }
  | {
      command: 'restore';
      storage: StorageConfig;
      source: string | null;
      withoutChecksums: boolean;
    }
  | { command: 'export'; storage: StorageConfig; target: ExportTarget }
  | ({ command: 'addUser'; storage: StorageConfig } & NewUserOptions)
  | ({ command: 'setPassword'; storage: StorageConfig } & NewPasswordOptions);

export type Environment = Readonly<Record<string, string | undefined>>;

const options = {
  admin: { type: 'boolean' },
  'admin-email': { type: 'string' },
  'admin-password': { type: 'string' },
  data: { type: 'string' },
  'demo-comments': { type: 'string' },
  'demo-issues': { type: 'string' },
  'demo-password': { type: 'string' },
  email: { type: 'string' },
  empty: { type: 'boolean' },
  folder: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  host: { type: 'string' },
  'idle-transaction-timeout': { type: 'string' },
  language: { type: 'string' },
  'lock-timeout': { type: 'string' },
  'log-level': { type: 'string' },
  'metrics-loopback': { type: 'boolean' },
  'metrics-token': { type: 'string' },
  'min-password-length': { type: 'string' },
  'max-hashes': { type: 'string' },
  'max-wait': { type: 'string' },
  'max-waiting': { type: 'string' },
  login: { type: 'string' },
  name: { type: 'string' },
  password: { type: 'string' },
  pooler: { type: 'boolean' },
  port: { type: 'string' },
  'public-url': { type: 'string' },
  'read-connections': { type: 'string' },
  'save-connections': { type: 'string' },
  'search-helpers': { type: 'string' },
  'server-name': { type: 'string' },
  'session-days': { type: 'string' },
  'setup-token': { type: 'string' },
  'statement-timeout': { type: 'string' },
  'to-data': { type: 'string' },
  'to-database': { type: 'string' },
  'to-server': { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  verify: { type: 'boolean' },
  'without-checksums': { type: 'boolean' },
  ...limitArguments,
} as const;

type Values = ReturnType<typeof parseValues>['values'];

/** Options that take a text. */
type TextOption = {
  [Option in keyof Values]-?: Values[Option] extends string | undefined ? Option : never;
}[keyof Values];

function parseValues(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
}

/**
 * Reads the command line and the environment; nothing else in the server looks at them.
 * Options win over variables: `PORT`, `HOST`, `DATA_DIR`, `DATABASE_URL`, `STANDBY_URL`, `PUBLIC_URL`,
 * `LOG_LEVEL`, `SESSION_DAYS`,
 * `MIN_PASSWORD_LENGTH`, `SETUP_TOKEN`, `STATEMENT_TIMEOUT`, `LOCK_TIMEOUT`, `IDLE_TRANSACTION_TIMEOUT`,
 * `METRICS_TOKEN`, `POOLER`, `READ_CONNECTIONS`, `SAVE_CONNECTIONS`, `SEARCH_HELPERS`, `MAX_WAITING`, `MAX_WAIT`,
 * `MAX_HASHES`, and those of `limitOptions`. A password has a variable only: `TARGET_PASSWORD`.
 * @throws ConfigError
 */
export function readConfig(args: readonly string[], variables: Environment): Config {
  const environment = withoutEmpty(variables);
  const { values, positionals } = parseOrRefuse(args);
  if (values.help) return { command: 'help' };
  const standbyUrl = readDatabaseUrl('STANDBY_URL', environment['STANDBY_URL']);
  if (standbyUrl !== null && !environment['DATABASE_URL']) {
    throw new ConfigError('STANDBY_URL needs DATABASE_URL, whose standby it is.');
  }
  const storage: StorageConfig = {
    dataFolder: values.data ?? environment['DATA_DIR'] ?? 'data',
    databaseUrl: readDatabaseUrl('DATABASE_URL', environment['DATABASE_URL']),
    ...(standbyUrl !== null && { standbyUrl }),
    ...((values.pooler ?? environment['POOLER'] === '1') && { isPooled: true }),
  };
  const command = positionals.join(' ');
  if (command === '') return readServe(values, environment, storage);
  const [first, second, third] = positionals;
  const withoutChecksums = values['without-checksums'] ?? false;
  if (command === 'build-templates') return { command: 'buildTemplates' };
  if (first === 'backup' && second !== undefined && third === undefined) {
    return values.verify
      ? { command: 'verifyBackup', folder: second, withoutChecksums }
      : { command: 'backup', storage, target: second };
  }
  if (first === 'restore' && third === undefined) {
    return { command: 'restore', storage, source: second ?? null, withoutChecksums };
  }
  if (command === 'export') {
    return { command: 'export', storage, target: readExportTarget(values, environment) };
  }
  if (first === 'user' && third !== undefined && positionals.length === 3) {
    const accountRules = readAccountRules(values, environment);
    if (second === 'add') return readAddUser(values, storage, third, accountRules);
    if (second === 'password') {
      const { password = null } = values;
      return { command: 'setPassword', storage, login: third, password, accountRules };
    }
  }
  throw new ConfigError(`Unknown command: ${command}. See --help.`);
}

/** Shells and services leave a variable that is not set as an empty one. */
function withoutEmpty(variables: Environment): Environment {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

function parseOrRefuse(args: readonly string[]) {
  try {
    return parseValues(args);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

function readServe(values: Values, environment: Environment, storage: StorageConfig): ServeConfig {
  const accountRules = readAccountRules(values, environment);
  const read = numberReader(values, environment);
  return {
    command: 'serve',
    storage,
    limits: readLimits(values, environment),
    pools: readPools(values, environment),
    metrics: {
      token: readToken('--metrics-token', values['metrics-token'] ?? environment['METRICS_TOKEN']),
      isOpenToLoopback: values['metrics-loopback'] ?? false,
    },
    host: values.host ?? environment['HOST'] ?? null,
    port: read('port', 0, 65_535) ?? 8080,
    publicUrl: readAddress('--public-url', values['public-url'] ?? environment['PUBLIC_URL']),
    trustProxy: values['trust-proxy'] ?? false,
    logLevel: readLogLevel(values['log-level'] ?? environment['LOG_LEVEL']),
    accountRules,
    serverLimits: readServerLimits(read),
    maxHashes: read('max-hashes', 1, 1000),
    install: readInstall(values, environment, accountRules),
  };
}

function readAccountRules(values: Values, environment: Environment): AccountRules {
  const { minPasswordLength, sessionTotalLifetime } = defaultAccountRules;
  const read = numberReader(values, environment);
  const days = read('session-days', 1, 3650);
  return {
    minPasswordLength: read('min-password-length', 1, maxLengths.password) ?? minPasswordLength,
    sessionTotalLifetime: days === null ? sessionTotalLifetime : days * 86_400,
  };
}

function readLimits(values: Values, environment: Environment): DatabaseLimits {
  const readSeconds = numberReader(values, environment);
  const read = (option: TextOption, usual: number) => {
    const seconds = readSeconds(option, 0, 86_400);
    return seconds === null ? usual : seconds * 1000;
  };
  return {
    statement: read('statement-timeout', usualLimits.statement),
    lock: read('lock-timeout', usualLimits.lock),
    idleTransaction: read('idle-transaction-timeout', usualLimits.idleTransaction),
  };
}

function readPools(values: Values, environment: Environment): PoolSizes {
  const read = numberReader(values, environment);
  const patience = read('max-wait', 1, 3600);
  return {
    reads: read('read-connections', 1, 1000) ?? usualPools.reads,
    saves: read('save-connections', 1, 1000) ?? usualPools.saves,
    helpers: read('search-helpers', 0, 64) ?? usualPools.helpers,
    maxWaiting: read('max-waiting', 0, 1_000_000) ?? usualPools.maxWaiting,
    patience: patience === null ? usualPools.patience : patience * 1000,
  };
}

function readInstall(
  values: Values,
  environment: Environment,
  accountRules: AccountRules,
): InstallConfig {
  const { empty = false, 'server-name': serverName, 'admin-password': adminPassword } = values;
  if (!empty) {
    const tracker = ['server-name', 'admin-password', 'admin-email', 'language'] as const;
    const given = tracker.find((name) => values[name] !== undefined);
    if (given) throw new ConfigError(`--${given} needs --empty: the demo tracker has its own.`);
    const password = values['demo-password'] ?? null;
    if (password !== null) {
      // Of any length: everybody knows it anyway.
      checkOption('--demo-password', checkLine(password, maxLengths.password));
    }
    return {
      kind: 'demo',
      password,
      issues: readNumber('--demo-issues', values['demo-issues'], 0, 1_000_000),
      comments: readNumber('--demo-comments', values['demo-comments'], 0, 1_000_000),
    };
  }
  if (serverName === undefined && adminPassword === undefined) {
    return {
      kind: 'setUpPage',
      token: readToken('--setup-token', values['setup-token'] ?? environment['SETUP_TOKEN']),
    };
  }
  if (!serverName || !adminPassword) {
    throw new ConfigError('--empty takes both --server-name and --admin-password, or neither.');
  }
  const { 'admin-email': adminEmail = null, language = 'en_US' } = values;
  checkOption('--server-name', checkLine(serverName, maxLengths.name));
  checkOption('--admin-password', checkNewPassword(adminPassword, 'admin', accountRules));
  if (adminEmail !== null) checkOption('--admin-email', checkEmail(adminEmail));
  if (!isLanguage(language)) {
    const known = languages.map(({ key }) => key).join(', ');
    throw new ConfigError(`--language must be one of ${known}, not "${language}".`);
  }
  return { kind: 'tracker', serverName, adminPassword, adminEmail, language };
}

function readToken(name: string, token = ''): string | null {
  if (token === '') return null;
  if (/^\S{16,100}$/.test(token)) return token;
  throw new ConfigError(`${name} must have 16 to 100 characters and no blanks.`);
}

/** What the forms of the client would refuse is refused here, too, in the words of the protocol. */
function checkOption(name: string, checked: Result<unknown>): void {
  if (!checked.ok) throw new ConfigError(`${name} is refused: ${errorMessage(checked.code)}.`);
}

function readAddUser(
  values: Values,
  storage: StorageConfig,
  login: string,
  accountRules: AccountRules,
): Config {
  return {
    command: 'addUser',
    storage,
    login,
    name: values.name ?? login,
    email: values.email ?? null,
    isAdministrator: values.admin ?? false,
    password: values.password ?? null,
    accountRules,
  };
}

/** Reads a number that is given by an option or its variable; null for neither. */
function numberReader(values: Values, environment: Environment) {
  return (option: TextOption, min: number, max: number) => {
    const variable = option.toUpperCase().replaceAll('-', '_');
    return readNumber(`--${option}`, values[option] ?? environment[variable], min, max);
  };
}

function readNumber(name: string, text: string | undefined, min: number, max: number) {
  if (text === undefined || text === '') return null;
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a number from ${min} to ${max}, not "${text}".`);
}

function readLogLevel(text = 'info'): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new ConfigError(`--log-level must be one of ${logLevels.join(', ')}, not "${text}".`);
}

function readDatabaseUrl(name: string, text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  // The address holds a password, so the message must not repeat it.
  if (/^postgres(?:ql)?:\/\//.test(text)) return text;
  throw new ConfigError(`${name} must begin with postgres:// or postgresql://.`);
}

function readAddress(name: string, text: string | undefined): URL | null {
  if (text === undefined || text === '') return null;
  const address = text.replace(/\/+$/, '');
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
  if (isPlain) return url;
  throw new ConfigError(
    `${name} must be an address such as https://tracker.example.com, not "${text}".`,
  );
}

function readExportTarget(values: Values, environment: Environment): ExportTarget {
  const database = readDatabaseUrl('--to-database', values['to-database']);
  const server = readAddress('--to-server', values['to-server']);
  const { folder = '' } = values;
  const targets: (ExportTarget | false)[] = [
    database !== null && {
      kind: 'database',
      url: database,
      dataFolder: values['to-data'] ?? null,
    },
    server !== null && {
      kind: 'server',
      url: server.href.replace(/\/+$/, ''),
      login: values.login ?? 'admin',
      password: environment['TARGET_PASSWORD'] ?? null,
    },
    folder !== '' && { kind: 'folder', folder },
  ];
  const [target, another] = targets.filter((given) => given !== false);
  if (target === undefined || another !== undefined) {
    throw new ConfigError('export takes one of --to-database, --to-server and --folder.');
  }
  return target;
}
