import { defineMessages, type NoMessageValues } from 'react-intl';

/** Words of the palette and of the sheet of keys. */
export const commandMessages = defineMessages<{
  changeSaved: NoMessageValues;
  changeKey: { command: string; key: string };
  everywhere: NoMessageValues;
  fixedKey: NoMessageValues;
  goTo: NoMessageValues;
  home: NoMessageValues;
  keyReserved: { key: string };
  keyTaken: { key: string; command: string };
  keysAreOn: NoMessageValues;
  keysLoaded: NoMessageValues;
  keysRestored: NoMessageValues;
  keysTitle: NoMessageValues;
  loadKeys: NoMessageValues;
  noKey: NoMessageValues;
  noKeysInFile: NoMessageValues;
  paletteHint: NoMessageValues;
  paletteTitle: NoMessageValues;
  pressKey: NoMessageValues;
  recent: NoMessageValues;
  restoreKey: { command: string };
  restoreKeys: NoMessageValues;
  results: { count: number };
  saveKeys: NoMessageValues;
  savedOver: { changes: string };
  selectedIssues: NoMessageValues;
  thisIssue: NoMessageValues;
  thisList: NoMessageValues;
  turnOffKey: { command: string };
}>({
  changeSaved: {
    id: 'app.undo.saved',
    defaultMessage: 'Change saved',
    description: 'In a bar with the button "Undo", for some seconds after a change of an issue',
  },
  savedOver: {
    id: 'app.undo.savedOver',
    defaultMessage: 'This replaced what someone else had just saved: {changes}',
    description:
      'In a bar with the button "Undo", after a change of an issue at the same moment as somebody else’s; changes is what that one had saved, as in “Severity: 3”',
  },
  changeKey: {
    id: 'app.keys.change',
    defaultMessage: 'Change the key of “{command}”: {key}',
    description:
      'Name of a button in the list of keyboard shortcuts; command is the name of a command, key its key or "no key"; neither can be declined [button]',
  },
  everywhere: {
    id: 'app.commands.everywhere',
    defaultMessage: 'Everywhere',
    description: 'Heading above commands that can be used on every screen',
  },
  fixedKey: {
    id: 'app.keys.fixed',
    defaultMessage: 'cannot be changed',
    description:
      'In the list of keyboard shortcuts, beside a key that is always the same, as Enter',
  },
  goTo: {
    id: 'app.commands.goTo',
    defaultMessage: 'Go to',
    description: 'Heading above commands that lead to a screen; their names follow',
  },
  home: {
    id: 'app.commands.home',
    defaultMessage: 'Home',
    description: 'Command that leads to the first screen',
  },
  keyReserved: {
    id: 'app.keys.reserved',
    defaultMessage: '{key} has a meaning of its own in lists and windows.',
    description: 'Why a key cannot be chosen; key is its name, such as Enter',
  },
  keyTaken: {
    id: 'app.keys.taken',
    defaultMessage: '{key} is already the key of “{command}”.',
    description: 'Why a key cannot be chosen; command is the name of another command',
  },
  keysAreOn: {
    id: 'app.keys.areOn',
    defaultMessage: 'Use keyboard shortcuts',
    description: 'Check box; off, no key does anything by itself',
  },
  keysLoaded: {
    id: 'app.keys.loaded',
    defaultMessage: 'Keyboard shortcuts loaded',
    description:
      'Notice after keyboard shortcuts were taken from a file, which was chosen with “Load from file”',
  },
  keysRestored: {
    id: 'app.keys.allRestored',
    defaultMessage: 'All keyboard shortcuts restored',
    description: 'Notice after “Restore all” gave all commands the keys back that they came with',
  },
  keysTitle: {
    id: 'app.keys.title',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Title of the list of keys and what they do, and command that opens it',
  },
  loadKeys: {
    id: 'app.keys.load',
    defaultMessage: 'Load from file',
    description: 'Button that takes keyboard shortcuts from a file saved before; verb [button]',
  },
  noKey: {
    id: 'app.keys.none',
    defaultMessage: 'no key',
    description: 'Stands in place of a key where a command has none',
  },
  noKeysInFile: {
    id: 'app.keys.notInFile',
    defaultMessage: 'This file has no keyboard shortcuts that can be used.',
    description: 'Why a file could not be loaded',
  },
  paletteHint: {
    id: 'app.palette.hint',
    defaultMessage: 'Search commands, places and issues',
    description: 'Shown in the empty box of the command palette, and its name; verb',
  },
  paletteTitle: {
    id: 'app.palette.title',
    defaultMessage: 'Command palette',
    description:
      'A box to type in that finds commands, lists and issues; its name, and the command that opens it',
  },
  pressKey: {
    id: 'app.keys.press',
    defaultMessage: 'Press the new key',
    description: 'Shown on the button of a key while a new one is waited for',
  },
  recent: {
    id: 'app.palette.recent',
    defaultMessage: 'Recently opened',
    description: 'Heading above issues that were opened last',
  },
  restoreKey: {
    id: 'app.keys.restore',
    defaultMessage: 'Restore the key of “{command}”',
    description:
      'Name of a button: the command gets the key back that it came with; command cannot be declined [button]',
  },
  restoreKeys: {
    id: 'app.keys.restoreAll',
    defaultMessage: 'Restore all',
    description: 'Button: all commands get the keys back that they came with; verb [button]',
  },
  results: {
    id: 'app.palette.results',
    defaultMessage: '{count, plural, one {# result} other {# results}}',
    description:
      'Read out while one types in the command palette; count is how many entries were found',
  },
  saveKeys: {
    id: 'app.keys.save',
    defaultMessage: 'Save to file',
    description: 'Button that saves the keyboard shortcuts as a file; verb [button]',
  },
  selectedIssues: {
    id: 'app.commands.selectedIssues',
    defaultMessage: 'Selected issues',
    description: 'Name of the menu for all issues that are selected in the list',
  },
  thisIssue: {
    id: 'app.commands.thisIssue',
    defaultMessage: 'This issue',
    description: 'Heading above commands for the issue that is open or at the cursor',
  },
  thisList: {
    id: 'app.commands.thisList',
    defaultMessage: 'This list',
    description: 'Heading above commands for the list of issues on screen',
  },
  turnOffKey: {
    id: 'app.keys.turnOff',
    defaultMessage: 'Turn off the key of “{command}”',
    description:
      'Name of a button: the command has no key any more; command cannot be declined [button]',
  },
});
