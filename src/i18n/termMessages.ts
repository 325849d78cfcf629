import { defineMessages } from 'react-intl';

/** What users choose issues by; all of it is part of the first load. */
export const termMessages = defineMessages({
  allFolders: {
    id: 'common.term.allFolders',
    defaultMessage: 'All folders',
    description: 'First entry of a list of folders: not limited to one',
  },
  allIssues: {
    id: 'common.term.allIssues',
    defaultMessage: 'All issues',
    description: 'First entry of a list of views: the issues of the type without a filter',
  },
  allProjects: {
    id: 'common.term.allProjects',
    defaultMessage: 'All projects',
    description: 'First entry of a list of projects: not limited to one',
  },
  folder: {
    id: 'common.term.folder',
    defaultMessage: 'Folder',
    description: 'Label of a list of folders: where in a project an issue is kept',
  },
  noTypes: {
    id: 'common.term.noTypes',
    defaultMessage: 'There are no issue types you can see.',
    description: 'Shown in place of an empty list',
  },
  personalViews: {
    id: 'common.term.personalViews',
    defaultMessage: 'Personal views',
    description: 'Heading above the views that only the user sees',
  },
  project: {
    id: 'common.term.project',
    defaultMessage: 'Project',
    description: 'Label of a list of projects, one of which is chosen',
  },
  publicViews: {
    id: 'common.term.publicViews',
    defaultMessage: 'Public views',
    description: 'Heading above the views that all users see',
  },
  selectType: {
    id: 'common.term.selectType',
    defaultMessage: 'Select a type',
    description: 'Entry of the list of issue types: none is chosen yet; verb',
  },
  type: {
    id: 'common.term.type',
    defaultMessage: 'Type',
    description:
      'Label, and caption of a column: the type of issues, such as Bugs or Tasks [column]',
  },
  view: {
    id: 'common.term.view',
    defaultMessage: 'View',
    description: 'Label of a list of views; noun: a stored choice of columns, order and filters',
  },
});
