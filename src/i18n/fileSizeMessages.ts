import { defineMessages } from 'react-intl';

/** How large a file is, as the history and the fields of files say it. */
export const fileSizeMessages = defineMessages<{
  fileSize: { unit: 'bytes' | 'kB' | 'MB'; amount: string; count: number };
}>({
  fileSize: {
    id: 'issues.history.fileSize',
    defaultMessage:
      '{unit, select, kB {{amount} kB} MB {{amount} MB} other {{count, plural, one {{amount} byte} other {{amount} bytes}}}}',
    description:
      'Size of a file; unit is kB, MB or bytes, amount the number already formatted, count the same as a number',
  },
});
