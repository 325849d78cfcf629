import { projectForms } from '../projects/forms';
import { walkFaults } from './faults';

it.each(projectForms)('$title at $at, as $as, survives whatever happens to its save', (form) =>
  walkFaults(form),
);
