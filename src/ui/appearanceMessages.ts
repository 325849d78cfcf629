import { defineMessages } from 'react-intl';

/** Words of the switch for theme, contrast and density; not part of the first load. */
export const appearanceMessages = defineMessages({
  comfortable: {
    id: 'ui.appearance.comfortable',
    defaultMessage: 'Comfortable',
    description: 'Choice of the height of rows: high rows with much space',
  },
  compact: {
    id: 'ui.appearance.compact',
    defaultMessage: 'Compact',
    description: 'Choice of the height of rows: low rows with smaller text',
  },
  contrast: {
    id: 'ui.appearance.contrast',
    defaultMessage: 'More contrast',
    description: 'Check box: darker text and stronger lines',
  },
  density: {
    id: 'ui.appearance.density',
    defaultMessage: 'Row height',
    description: 'Heading of the choice of how high the rows of lists are',
  },
  relativeTimes: {
    id: 'ui.appearance.relativeTimes',
    defaultMessage: 'Relative times',
    description: 'Check box: times of an issue as in “3 hours ago” in place of date and time',
  },
  size: {
    id: 'ui.appearance.size',
    defaultMessage: 'Text size',
    description: 'Heading of the choice of how large all text is',
  },
  sizeLarge: {
    id: 'ui.appearance.sizeLarge',
    defaultMessage: 'Large',
    description: 'Choice of text size: larger than normal',
  },
  sizeLarger: {
    id: 'ui.appearance.sizeLarger',
    defaultMessage: 'Very large',
    description: 'Choice of text size: the largest of three, after “Large”',
  },
  sizeNormal: {
    id: 'ui.appearance.sizeNormal',
    defaultMessage: 'Normal',
    description: 'Choice of text size, and of the height of rows: the usual one',
  },
  theme: {
    id: 'ui.appearance.theme',
    defaultMessage: 'Theme',
    description: 'Heading of the choice between light and dark colours',
  },
  themeDark: {
    id: 'ui.appearance.dark',
    defaultMessage: 'Dark',
    description: 'Choice of theme: light text on dark ground',
  },
  themeLight: {
    id: 'ui.appearance.light',
    defaultMessage: 'Light',
    description: 'Choice of theme: dark text on light ground',
  },
  themeSystem: {
    id: 'ui.appearance.system',
    defaultMessage: 'System',
    description: 'Choice of theme: as the device is set',
  },
});
