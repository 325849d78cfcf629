import {
  checkbox,
  option,
  optionalPassword,
  optionalText,
  requiredInteger,
  requiredText,
} from '@/forms/schema';
import type { Encryption } from '@/protocol/settings';
import { maxLengths, settingRanges } from '@/protocol/limits';

/** How the server reaches a mail server, as the form holds it. */
export interface ConnectionValues {
  server: string;
  port: string;
  encryption: Encryption | '';
  user: string;
  password: string;
  useOAuth: boolean;
}

export const noConnection: ConnectionValues = {
  server: '',
  port: '',
  encryption: '',
  user: '',
  password: '',
  useOAuth: false,
};

/** The rules of those fields. */
export const connectionFields = {
  server: requiredText(maxLengths.host),
  port: requiredInteger(settingRanges.port),
  encryption: option<Encryption | ''>(),
  user: optionalText(maxLengths.value),
  password: optionalPassword(maxLengths.value),
  useOAuth: checkbox(),
};
