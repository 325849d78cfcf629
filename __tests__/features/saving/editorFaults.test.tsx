import { editors } from '../issues/editors';
import { walkEditorFaults } from './faults';

it.each(editors)('the editor "$title" at $at survives whatever happens to its save', (editor) =>
  walkEditorFaults(editor),
);
