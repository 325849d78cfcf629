import { userForms } from '../users/forms';
import { walkFaults } from './faults';

it.each(userForms)('$title at $at, as $as, survives whatever happens to its save', (form) =>
  walkFaults(form),
);
