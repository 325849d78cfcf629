/** What can be done wherever one is. */
import { defineCommand } from '@/commands/command';
import { sheetShown } from '@/screen/keymap';
import { paletteShown } from '@/screen/palette';
import { commandMessages } from './messages';

export const generalCommands = [
  defineCommand({
    id: 'general.palette',
    on: 'nothing',
    message: commandMessages.paletteTitle,
    group: 'general',
    key: 'Mod+k',
    run: ({ dispatch }) => {
      dispatch(paletteShown(true));
    },
  }),
  defineCommand({
    id: 'general.keys',
    on: 'nothing',
    message: commandMessages.keysTitle,
    group: 'general',
    key: '?',
    run: ({ dispatch }) => {
      dispatch(sheetShown(true));
    },
  }),
];
