import { alertForms } from '../alerts/forms';
import { settingsForms } from '../settings/forms';
import { walkFaults } from './faults';

it.each([...alertForms, ...settingsForms])(
  '$title at $at, as $as, survives whatever happens to its save',
  (form) => walkFaults(form),
);
