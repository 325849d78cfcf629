import { defineMessages } from 'react-intl';

/** Words that alerts and reports share: which issues they are about. */
export const targetMessages = defineMessages({
  allIssues: {
    id: 'alerts.target.allIssues',
    defaultMessage: 'All issues',
    description: 'First entry of the list of views: issues of the type without a filter',
  },
  anyFolder: {
    id: 'alerts.target.anyFolder',
    defaultMessage: 'All folders',
    description: 'First entry of the list of folders: not limited to one',
  },
  anyProject: {
    id: 'alerts.target.anyProject',
    defaultMessage: 'All projects',
    description: 'First entry of the list of projects: not limited to one',
  },
  filter: {
    id: 'alerts.target.filter',
    defaultMessage: 'Issues',
    description: 'Caption of a column and label of a property: a type of issues, perhaps a view',
  },
  location: {
    id: 'alerts.target.location',
    defaultMessage: 'Location',
    description: 'Caption of a column and label of a property: a project, perhaps a folder',
  },
  noType: {
    id: 'alerts.target.noType',
    defaultMessage: 'Select a type',
    description: 'First entry of the list of issue types: nothing chosen yet',
  },
  personalViews: {
    id: 'alerts.target.personalViews',
    defaultMessage: 'Personal views',
    description: 'Heading in the list of views',
  },
  publicViews: {
    id: 'alerts.target.publicViews',
    defaultMessage: 'Public views',
    description: 'Heading in the list of views',
  },
  type: {
    id: 'alerts.target.type',
    defaultMessage: 'Type',
    description: 'Label of the list of issue types',
  },
  view: {
    id: 'alerts.target.view',
    defaultMessage: 'View',
    description: 'Label of the list of views',
  },
});
