import { typeForms } from '../types/forms';
import { walkFaults } from './faults';

it.each(typeForms)('$title at $at, as $as, survives whatever happens to its save', (form) =>
  walkFaults(form),
);
