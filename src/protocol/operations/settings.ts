import type { Changed, NoPayload } from '../scalars';
import type {
  AccessSettings,
  AccessSettingsInput,
  AdvancedSettings,
  CronSettings,
  EmailSettings,
  EmailSettingsInput,
  EmailTestInput,
  InboxItem,
  KeyName,
  RegionalSettings,
  RegionalSettingsInput,
  ServerSettings,
  TestResult,
  TimeZoneGroup,
} from '../settings';
import { mutation, query } from '../operation';

export const settingsOperations = {
  loadServerSettings: query('/settings/load.php', 'administrator')<
    { inboxes?: boolean | undefined },
    {
      serverName: string;
      settings: ServerSettings;
      inboxes?: InboxItem[];
      hasImap: boolean;
      hasPop3: boolean;
      hasOAuth: boolean;
    }
  >(),
  renameServer: mutation('/settings/server/rename.php', 'administrator')<
    { name: string },
    Changed
  >(),
  resetUuid: mutation('/settings/server/uuid.php', 'administrator')<
    NoPayload,
    { serverUuid: string }
  >(),
  loadEmailSettings: query('/settings/email/load.php', 'administrator')<
    NoPayload,
    { settings: EmailSettings; hasOAuth: boolean }
  >(),
  editEmailSettings: mutation('/settings/email/edit.php', 'administrator')<
    EmailSettingsInput,
    Changed
  >(),
  testEmailSettings: mutation('/settings/email/test.php', 'administrator')<
    EmailTestInput,
    TestResult
  >(),
  loadAccessSettings: query('/settings/access/load.php', 'administrator')<
    NoPayload,
    { settings: AccessSettings }
  >(),
  editAccessSettings: mutation('/settings/access/edit.php', 'administrator')<
    AccessSettingsInput,
    Changed
  >(),
  loadAdvancedSettings: query('/settings/advanced/load.php', 'administrator')<
    NoPayload,
    { settings: AdvancedSettings }
  >(),
  editAdvancedSettings: mutation('/settings/advanced/edit.php', 'administrator')<
    AdvancedSettings,
    Changed
  >(),
  loadCronSettings: query('/settings/cron/load.php', 'administrator')<
    NoPayload,
    { settings: CronSettings }
  >(),
  editCronSettings: mutation('/settings/cron/edit.php', 'administrator')<CronSettings, Changed>(),
  loadRegionalSettings: query('/settings/regional/load.php', 'administrator')<
    NoPayload,
    {
      settings: RegionalSettings;
      defaultTimeZone: string;
      timeZones: TimeZoneGroup[];
      formats: { number: KeyName[]; date: KeyName[]; time: KeyName[] };
    }
  >(),
  /** `updateLanguage`: the caller follows the server's language, which may have changed. */
  editRegionalSettings: mutation('/settings/regional/edit.php', 'administrator')<
    RegionalSettingsInput,
    Changed & { updateLanguage: boolean }
  >(),
  /** Every call creates a new address; null = the configuration is unusable. */
  loadOAuthSettings: query('/settings/oauth/load.php', 'administrator')<
    NoPayload,
    { authorizationUrl: string | null; isValid: boolean }
  >(),
};
