import type { RootState } from '@/store/rootReducer';
import { keyMessages } from './keyMessages';

/** The words of a command that edits the attribute at a place of a type, whichever that is. */
export function attributeWords(position: number, nameOf: (state: RootState) => string | undefined) {
  return {
    message: keyMessages.setAttribute,
    values: (state: RootState) => {
      const name = nameOf(state);
      return {
        known: name === undefined ? 'no' : 'yes',
        name: name ?? '',
        position: String(position + 1),
      };
    },
  };
}
