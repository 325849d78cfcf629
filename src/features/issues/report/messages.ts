import { defineMessages } from 'react-intl';
import type { Extent } from '../wholeList/ListPrompt';

/** Words of the window that saves a list as a report. */
export const reportMessages = defineMessages({
  allIssues: {
    id: 'issues.report.all',
    defaultMessage: 'All issues of the list',
    description: 'Choice of which issues a report has',
  },
  comments: {
    id: 'issues.report.comments',
    defaultMessage: 'With comments and files',
    description: 'Choice of what a report has of each issue',
  },
  commentsNote: {
    id: 'issues.report.commentsNote',
    defaultMessage: 'Issues that changed since you read them will be marked as unread.',
    description: 'A side effect of a choice that cannot be avoided',
  },
  pictures: {
    id: 'issues.report.pictures',
    defaultMessage: 'With images',
    description: 'Choice of whether a report shows attached images',
  },
  saved: {
    id: 'issues.report.saved',
    defaultMessage: 'Report saved',
    description: 'Shown and read out when a list was saved as a report',
  },
  title: {
    id: 'issues.report.title',
    defaultMessage: 'Save as report',
    description:
      'Menu command, and title of the window, that saves a list with all texts as a file; verb [menu]',
  },
});

/** The same, with places to fill. */
export const reportSentences = defineMessages<{
  picturesNote: { each: string; all: string };
  prompt: Extent;
  savedWithout: { count: number };
  selected: { count: number };
  tooMany: { count: number };
}>({
  picturesNote: {
    id: 'issues.report.picturesNote',
    defaultMessage: 'Up to {each} for each image, {all} in all.',
    description:
      'How large the images of a report may be; each and all are sizes with a unit, such as 4 MB',
  },
  prompt: {
    id: 'issues.report.prompt',
    defaultMessage: 'Save <b>{list}</b> as a web page that can be read and printed anywhere.',
    description:
      'First line of the window that saves a list as a report; b makes bold; list is what the list is called',
  },
  savedWithout: {
    id: 'issues.report.savedWithout',
    defaultMessage: 'Report saved. Images left out: {count, number}',
    description:
      'Shown and read out when a list was saved as a report without some images, which were too large or could not be loaded; count is how many',
  },
  selected: {
    id: 'issues.report.selected',
    defaultMessage: 'Selected issues: {count, number}',
    description: 'Choice of which issues a report has; count is how many are selected',
  },
  tooMany: {
    id: 'issues.report.tooMany',
    defaultMessage:
      'A report has at most {count, number} issues: it is one page, which a browser has to open. Filter the list, or select some of them.',
    description:
      'Notice in place of saving a list that is too long as a report; count is always 20,000',
  },
});
