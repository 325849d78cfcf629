import type { AdvancedSettings } from '@/protocol/settings';

/** Those of all settings that are edited as advanced ones. */
export function advancedSettingsOf(settings: AdvancedSettings): AdvancedSettings {
  return {
    hideIdColumn: settings.hideIdColumn,
    hideEmptyValues: settings.hideEmptyValues,
    historyOrder: settings.historyOrder,
    defaultFormat: settings.defaultFormat,
    commentMaxLength: settings.commentMaxLength,
    fileMaxSize: settings.fileMaxSize,
    fileDbMaxSize: settings.fileDbMaxSize,
    sessionMaxLifetime: settings.sessionMaxLifetime,
    registerMaxLifetime: settings.registerMaxLifetime,
    logMaxLifetime: settings.logMaxLifetime,
  };
}
