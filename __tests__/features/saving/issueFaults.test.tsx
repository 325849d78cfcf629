import { issueForms } from '../issues/forms';
import { walkFaults } from './faults';

it.each(issueForms)('$title at $at, as $as, survives whatever happens to its save', (form) =>
  walkFaults(form),
);
