import type { AccessSettings, EmailSettings, ServerSettings } from '@/protocol/settings';
import { maxLengths, settingRanges } from '@/protocol/limits';
import { checkRange } from '@/rules/numbers';
import { checkLine } from '@/rules/texts';

import { flag, integer, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { sendTestMail } from '@/server/mail/sendMail';
import { advancedSettingsOf } from '@/server/rules/advancedSettings';
import { languageOf } from '@/server/rules/globalSettings';
import { isLanguage } from '@/server/rules/languages';
import { dateFormats, keyNames, numberFormats, timeFormats } from '@/server/rules/regionalFormats';
import { checkChoice, checkEmailSettings, optionalChoice } from '@/server/rules/settingInputs';
import { canRegister, canSendMail, serverTimeZone, type Settings } from '@/server/rules/settings';
import { timeZoneGroups, timeZoneNames } from '@/server/rules/timeZoneGroups';
import { randomId } from '@/server/secrets/randomTokens';
import { listInboxes } from '@/server/store/inboxStore';
import { loadSettings, saveSettings } from '@/server/store/settingsStore';

import { optionalEmail } from './accountInput';
import { audit } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';

/**
 * What this server does with mailboxes. It keeps their settings for the server that people move to, but reads none; OAuth
 * would need a provider's registration.
 */
export const mailboxSupport = { hasImap: false, hasPop3: false, hasOAuth: false } as const;

const emailFields = {
  emailEngine: optional(text({ max: maxLengths.value }), ''),
  emailFrom: optional(text({ max: maxLengths.email }), ''),
  smtpServer: optional(text({ max: maxLengths.host }), ''),
  smtpPort: optional(integer),
  smtpEncryption: optional(text({ max: maxLengths.value }), ''),
  smtpUser: optional(text({ max: maxLengths.value }), ''),
  smtpPassword: optional(text({ max: maxLengths.value }), ''),
  smtpUseOAuth: optional(flag, false),
};

/** Settings of the server (protocol 3.10). */
export const settingsCalls = [
  defineCall('loadServerSettings', {
    fields: { inboxes: optional(flag, false) },
    async handle({ db, settings, now }, payload) {
      return {
        serverName: settings.serverName,
        settings: toServerSettings(settings, now),
        ...(payload.inboxes ? { inboxes: await listInboxes(db) } : {}),
        ...mailboxSupport,
      };
    },
  }),

  defineCall('renameServer', {
    fields: { name: text({ max: maxLengths.name }) },
    handle: async (context, { name }) =>
      save(context, { serverName: accepted(checkLine(name, maxLengths.name)) }),
  }),

  defineCall('resetUuid', {
    fields: {},
    async handle(context) {
      const serverUuid = randomId();
      await save(context, { serverUuid });
      return { serverUuid };
    },
  }),

  defineCall('loadEmailSettings', {
    fields: {},
    handle: ({ settings }) =>
      Promise.resolve({ settings: toEmailSettings(settings), hasOAuth: mailboxSupport.hasOAuth }),
  }),

  defineCall('editEmailSettings', {
    fields: emailFields,
    handle: (context, payload) => save(context, checkEmailSettings(payload)),
  }),

  defineCall('testEmailSettings', {
    saves: false,
    fields: {
      ...emailFields,
      emailFrom: text({ max: maxLengths.email }),
      smtpServer: text({ max: maxLengths.host }),
      smtpPort: integer,
    },
    async handle({ caller, settings }, payload) {
      const configuration = checkEmailSettings({ ...payload, emailEngine: 'smtp' });
      const language = languageOf(caller, settings);
      return { status: await sendTestMail({ ...settings, ...configuration }, language) };
    },
  }),

  defineCall('loadAccessSettings', {
    fields: {},
    handle: ({ settings }) => Promise.resolve({ settings: toAccessSettings(settings) }),
  }),

  defineCall('editAccessSettings', {
    fields: {
      anonymousAccess: optional(flag, false),
      selfRegister: optional(flag, false),
      registerAutoApprove: optional(flag, false),
      registerNotifyEmail: optional(text({ max: maxLengths.email }), ''),
    },
    async handle(
      context,
      { anonymousAccess, selfRegister, registerAutoApprove, registerNotifyEmail: notify },
    ) {
      if (registerAutoApprove && !selfRegister) refuse('InvalidSetting');
      if (notify !== '' && (!selfRegister || registerAutoApprove)) refuse('InvalidSetting');
      const registerNotifyEmail = optionalEmail(notify);
      return save(context, {
        anonymousAccess,
        selfRegister,
        registerAutoApprove,
        registerNotifyEmail,
      });
    },
  }),

  defineCall('loadAdvancedSettings', {
    fields: {},
    handle: ({ settings }) => Promise.resolve({ settings: advancedSettingsOf(settings) }),
  }),

  defineCall('editAdvancedSettings', {
    fields: {
      hideIdColumn: optional(flag, false),
      hideEmptyValues: optional(flag, false),
      historyOrder: text({ max: maxLengths.value }),
      defaultFormat: integer,
      commentMaxLength: integer,
      fileMaxSize: integer,
      fileDbMaxSize: integer,
      sessionMaxLifetime: integer,
      registerMaxLifetime: integer,
      logMaxLifetime: integer,
    },
    async handle(context, payload) {
      if (payload.historyOrder === '') refuse('EmptyValue');
      return save(context, {
        hideIdColumn: payload.hideIdColumn,
        hideEmptyValues: payload.hideEmptyValues,
        historyOrder: checkChoice(payload.historyOrder, ['asc', 'desc']),
        defaultFormat:
          accepted(checkRange(payload.defaultFormat, { min: 0, max: 1 })) === 1 ? 1 : 0,
        commentMaxLength: accepted(
          checkRange(payload.commentMaxLength, settingRanges.commentMaxLength),
        ),
        fileMaxSize: accepted(checkRange(payload.fileMaxSize, settingRanges.fileMaxSize)),
        fileDbMaxSize: accepted(checkRange(payload.fileDbMaxSize, settingRanges.fileDbMaxSize)),
        sessionMaxLifetime: accepted(
          checkRange(payload.sessionMaxLifetime, settingRanges.sessionMaxLifetime),
        ),
        registerMaxLifetime: accepted(
          checkRange(payload.registerMaxLifetime, settingRanges.registerMaxLifetime),
        ),
        logMaxLifetime: accepted(checkRange(payload.logMaxLifetime, settingRanges.logMaxLifetime)),
      });
    },
  }),

  defineCall('loadCronSettings', {
    fields: {},
    handle: ({ settings: { reportHour, reportDay } }) =>
      Promise.resolve({ settings: { reportHour, reportDay } }),
  }),

  defineCall('editCronSettings', {
    fields: { reportHour: integer, reportDay: integer },
    handle: async (context, payload) =>
      save(context, {
        reportHour: accepted(checkRange(payload.reportHour, settingRanges.reportHour)),
        reportDay: accepted(checkRange(payload.reportDay, settingRanges.reportDay)),
      }),
  }),

  defineCall('loadRegionalSettings', {
    fields: {},
    handle: ({ settings, now }) =>
      Promise.resolve({
        settings: {
          language: settings.language,
          timeZone: settings.timeZone,
          numberFormat: settings.numberFormat,
          dateFormat: settings.dateFormat,
          timeFormat: settings.timeFormat,
          firstDay: settings.firstDay,
        },
        defaultTimeZone: serverTimeZone({ ...settings, timeZone: null }),
        timeZones: timeZoneGroups(now),
        formats: {
          number: keyNames(numberFormats),
          date: keyNames(dateFormats),
          time: keyNames(timeFormats),
        },
      }),
  }),

  defineCall('editRegionalSettings', {
    fields: {
      language: text({ max: maxLengths.value }),
      timeZone: optional(text({ max: maxLengths.value }), ''),
      numberFormat: optional(text({ max: maxLengths.value }), ''),
      dateFormat: optional(text({ max: maxLengths.value }), ''),
      timeFormat: optional(text({ max: maxLengths.value }), ''),
      firstDay: optional(integer),
    },
    async handle(context, payload) {
      const language = accepted(checkLine(payload.language, maxLengths.value));
      if (!isLanguage(language)) refuse('InvalidSetting');
      const { changed } = await save(context, {
        language,
        timeZone: optionalChoice(payload.timeZone, timeZoneNames),
        numberFormat: optionalChoice(payload.numberFormat, Object.keys(numberFormats)),
        dateFormat: optionalChoice(payload.dateFormat, Object.keys(dateFormats)),
        timeFormat: optionalChoice(payload.timeFormat, Object.keys(timeFormats)),
        firstDay:
          payload.firstDay === null
            ? null
            : accepted(checkRange(payload.firstDay, settingRanges.firstDay)),
      });
      return { changed, updateLanguage: changed && context.caller.language === null };
    },
  }),

  // No provider is registered, so there is nothing to authorize (protocol 8.5).
  defineCall('loadOAuthSettings', {
    fields: {},
    handle: () => Promise.resolve({ authorizationUrl: null, isValid: false }),
  }),
];

async function save(context: CallContext, next: Partial<Settings>): Promise<{ changed: boolean }> {
  // Those of the context may be a second old, and what another process has changed since must not count as the same.
  const changed = await saveSettings(context.db, await loadSettings(context.db), next);
  if (changed.length === 0) return { changed: false };
  context.afterCommit(() => {
    context.forgetSettings();
    return Promise.resolve();
  });
  await audit(context, eventMessages.settingsChanged, { settings: changed.join(', ') });
  return { changed: true };
}

function toServerSettings(settings: Settings, now: number): ServerSettings {
  return {
    emailEngine: settings.emailEngine,
    ...(settings.emailFrom === null ? {} : { emailFrom: settings.emailFrom }),
    ...(settings.cronLast === null ? {} : { cronLast: now - settings.cronLast }),
    anonymousAccess: settings.anonymousAccess,
    ...(canSendMail(settings) ? { selfRegister: settings.selfRegister } : {}),
    language: settings.language,
    timeZone: serverTimeZone(settings),
  };
}

function toEmailSettings(settings: Settings): EmailSettings {
  const { emailEngine, emailFrom, smtpServer, smtpPort } = settings;
  return {
    emailEngine,
    ...(emailFrom === null ? {} : { emailFrom }),
    ...(emailEngine === 'smtp' && smtpServer !== null && smtpPort !== null
      ? {
          smtpServer,
          smtpPort,
          smtpEncryption: settings.smtpEncryption,
          smtpUser: settings.smtpUser,
          smtpPassword: settings.smtpPassword,
          smtpUseOAuth: settings.smtpUseOAuth,
        }
      : {}),
  };
}

function toAccessSettings(settings: Settings): AccessSettings {
  const { emailEngine, anonymousAccess, selfRegister, registerAutoApprove, registerNotifyEmail } =
    settings;
  return {
    emailEngine,
    anonymousAccess,
    ...(canSendMail(settings) ? { selfRegister } : {}),
    ...(canRegister(settings) ? { registerAutoApprove } : {}),
    ...(canRegister(settings) && !registerAutoApprove ? { registerNotifyEmail } : {}),
  };
}
