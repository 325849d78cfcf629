import { emailEngines, encryptions } from '@/protocol/settings';
import { maxLengths, settingRanges } from '@/protocol/limits';
import { checkEmail } from '@/rules/emails';
import { checkRange } from '@/rules/numbers';
import { checkLine, checkOptionalLine } from '@/rules/texts';

import { accepted, refuse } from '@/server/core/refusal';

import { type EmailConfiguration, noEmail } from './settings';

/** Code 324 for a text that is not offered. */
export function checkChoice<const Choice extends string>(
  text: string,
  choices: readonly Choice[],
): Choice {
  return choices.find((choice) => choice === text) ?? refuse('InvalidSetting');
}

/** Like `checkChoice`; "" = none. */
export function optionalChoice<const Choice extends string>(
  text: string,
  choices: readonly Choice[],
): Choice | null {
  return text === '' ? null : checkChoice(text, choices);
}

/** "" = none. Codes 327, 319. */
export function optionalLine(text: string): string | null {
  return text === '' ? null : accepted(checkOptionalLine(text, maxLengths.value));
}

export interface EmailInput {
  emailEngine: string;
  emailFrom: string;
  smtpServer: string;
  /** null = absent. */
  smtpPort: number | null;
  smtpEncryption: string;
  smtpUser: string;
  smtpPassword: string;
  smtpUseOAuth: boolean;
}

/** Settings for sending e-mail (protocol 3.10). Codes: 324, 325, 327, 335, 321, 328, 329. */
export function checkEmailSettings(input: EmailInput): EmailConfiguration {
  const emailEngine = optionalChoice(input.emailEngine, emailEngines);
  if (emailEngine !== 'smtp' && hasSmtpFields(input)) refuse('InvalidSetting');
  if (emailEngine === null) {
    if (input.emailFrom !== '') refuse('InvalidSetting');
    return noEmail;
  }
  const emailFrom = accepted(checkEmail(input.emailFrom));
  if (emailEngine === 'standard') return { ...noEmail, emailEngine, emailFrom };
  return {
    emailEngine,
    emailFrom,
    smtpServer: accepted(checkLine(input.smtpServer, maxLengths.host)),
    smtpPort: accepted(checkRange(input.smtpPort ?? refuse('InvalidValue'), settingRanges.port)),
    smtpEncryption: optionalChoice(input.smtpEncryption, encryptions),
    smtpUser: optionalLine(input.smtpUser),
    smtpPassword: optionalLine(input.smtpPassword),
    smtpUseOAuth: input.smtpUseOAuth,
  };
}

function hasSmtpFields({
  smtpServer,
  smtpPort,
  smtpEncryption,
  smtpUser,
  smtpPassword,
  smtpUseOAuth,
}: EmailInput): boolean {
  const texts = [smtpServer, smtpEncryption, smtpUser, smtpPassword];
  return smtpUseOAuth || smtpPort !== null || texts.some((text) => text !== '');
}
