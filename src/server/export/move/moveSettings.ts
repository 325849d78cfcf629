import { settingRanges } from '@/protocol/limits';

import { advancedSettingsOf } from '@/server/rules/advancedSettings';

import { attempt, type Move } from './move';

/** Language and time zone, and for the time of the move room for everything that was ever allowed. */
export async function prepareSettings(move: Move): Promise<void> {
  const { admin, tracker } = move;
  const { language, timeZone, numberFormat, dateFormat, timeFormat, firstDay } = tracker.settings;
  await attempt(move, 'Regional settings', () =>
    admin.call('editRegionalSettings', {
      language,
      timeZone: timeZone ?? '',
      numberFormat: numberFormat ?? '',
      dateFormat: dateFormat ?? '',
      timeFormat: timeFormat ?? '',
      ...(firstDay === null ? {} : { firstDay }),
    }),
  );
  const { commentMaxLength, fileMaxSize, sessionMaxLifetime } = settingRanges;
  await admin.call('editAdvancedSettings', {
    ...advancedSettingsOf(tracker.settings),
    commentMaxLength: commentMaxLength.max,
    fileMaxSize: fileMaxSize.max,
    sessionMaxLifetime: sessionMaxLifetime.max,
  });
}

/** The settings of the tracker but for e-mail, so that nobody is told about what is moved. */
export async function completeSettings(move: Move): Promise<void> {
  const { admin, tracker } = move;
  const { serverName, reportHour, reportDay, anonymousAccess } = tracker.settings;
  const { selfRegister, registerAutoApprove, registerNotifyEmail } = tracker.settings;
  await admin.call('editAdvancedSettings', advancedSettingsOf(tracker.settings));
  await admin.call('renameServer', { name: serverName });
  await admin.call('editCronSettings', { reportHour, reportDay });
  await admin.call('editAccessSettings', {
    anonymousAccess,
    selfRegister,
    registerAutoApprove,
    registerNotifyEmail: registerNotifyEmail ?? '',
  });
}
