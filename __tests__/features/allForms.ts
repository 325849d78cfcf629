import { alertForms } from './alerts/forms';
import type { FormCase } from './form';
import { issueForms } from './issues/forms';
import { projectForms } from './projects/forms';
import { settingsForms } from './settings/forms';
import { typeForms } from './types/forms';
import { userForms } from './users/forms';

/** Every form with fields in a window, of all areas. */
export const forms: readonly FormCase[] = [
  ...alertForms,
  ...issueForms,
  ...projectForms,
  ...settingsForms,
  ...typeForms,
  ...userForms,
];
