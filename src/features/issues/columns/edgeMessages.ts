import { defineMessages } from 'react-intl';

/** The ends of captions, which come before what else there is about columns. */
export const edgeSentences = defineMessages<{ widthOf: { name: string } }>({
  widthOf: {
    id: 'issues.columns.widthOf',
    defaultMessage: 'Width of {name}',
    description:
      'Name of the border of a column that is dragged, and of the field for its width; name is that of the column, and cannot be declined',
  },
});
