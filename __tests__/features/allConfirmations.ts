import { alertConfirmations } from './alerts/confirmations';
import type { Confirmation } from './confirmation';
import { issueConfirmations } from './issues/confirmations';
import { projectConfirmations } from './projects/confirmations';
import { settingsConfirmations } from './settings/confirmations';
import { typeConfirmations } from './types/confirmations';
import { userConfirmations } from './users/confirmations';

/** Every question without fields, of all areas. */
export const confirmations: readonly Confirmation[] = [
  ...alertConfirmations,
  ...issueConfirmations,
  ...projectConfirmations,
  ...settingsConfirmations,
  ...typeConfirmations,
  ...userConfirmations,
];
