import { splitItems } from './listItems';

/** Whom the value of an attribute for users names, each once; of one that takes a single user that one, whatever the name. */
export function peopleIn(text: string, hasSeveral: boolean): readonly string[] {
  if (text === '') return [];
  return hasSeveral ? [...new Set(splitItems(text))] : [text];
}
