import { defineMessages } from 'react-intl';

export const uiMessages = defineMessages({
  breadcrumbs: {
    id: 'ui.window.breadcrumbs',
    defaultMessage: 'Path to this page',
    description:
      'Name of the list of links to parent pages in the header of a window; for screen readers',
  },
  codeBlock: {
    id: 'ui.text.code',
    defaultMessage: 'Code',
    description: 'Name of a block of program code in a text; for screen readers',
  },
  filter: {
    id: 'ui.dropdown.filter',
    defaultMessage: 'Filter',
    description: 'Placeholder and name of the box that narrows a drop-down list down; verb',
  },
  noMatches: {
    id: 'ui.dropdown.noMatches',
    defaultMessage: 'No matches',
    description: 'Shown in a drop-down list when nothing contains the typed text',
  },
  skipToContent: {
    id: 'ui.window.skipToContent',
    defaultMessage: 'Skip to content',
    description:
      'First link of a window, past the buttons of its header; shows while it has the focus',
  },
});

/** The texts with places to fill. */
export const uiSentences = defineMessages<{ dropdownName: { label: string; value: string } }>({
  dropdownName: {
    id: 'ui.dropdown.name',
    defaultMessage: '{label}: {value}',
    description:
      'Name and tooltip of a drop-down button; label is what is chosen with it, value the current choice',
  },
});
