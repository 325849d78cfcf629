import { defineMessages, type MessageValue } from 'react-intl';

/** Words about the views of an issue type. */
export const viewMessages = defineMessages({
  addColumn: {
    id: 'types.view.addColumn',
    defaultMessage: 'Add column',
    description: 'Button that opens the list of columns which a view does not have yet [button]',
  },
  addFilter: {
    id: 'types.view.addFilter',
    defaultMessage: 'Add filter',
    description:
      'Button that opens the list of columns on which a view can have conditions [button]',
  },
  addPersonal: {
    id: 'types.addPersonalView.title',
    defaultMessage: 'Add personal view',
    description:
      'Command, and title of the form that creates a view that only the user sees [menu]',
  },
  addPersonalPrompt: {
    id: 'types.addPersonalView.prompt',
    defaultMessage: 'Only you will see this view.',
    description: 'First line of the form that creates a view that only the user sees',
  },
  addPublic: {
    id: 'types.addPublicView.title',
    defaultMessage: 'Add public view',
    description: 'Command, and title of the form that creates a view for all users [menu]',
  },
  addPublicPrompt: {
    id: 'types.addPublicView.prompt',
    defaultMessage: 'All users will see this view.',
    description: 'First line of the form that creates a view for all users',
  },
  ascending: {
    id: 'types.view.ascending',
    defaultMessage: 'Ascending',
    description: 'Choice of the order of a list',
  },
  clone: {
    id: 'types.cloneView.title',
    defaultMessage: 'Clone view',
    description: 'Command, and title of the form that creates a view like another one; verb [menu]',
  },
  defaultView: {
    id: 'types.defaultView.title',
    defaultMessage: 'Default view',
    description: 'Heading above, and title of the form that changes, what is seen without a view',
  },
  delete: {
    id: 'types.deleteView.title',
    defaultMessage: 'Delete view',
    description: 'Command, and title of the question before a view is deleted [menu]',
  },
  deleteNote: {
    id: 'types.deleteView.note',
    defaultMessage: 'Alerts and reports that use it will also be deleted.',
    description: 'Below the question before a view is deleted',
  },
  descending: {
    id: 'types.view.descending',
    defaultMessage: 'Descending',
    description: 'Choice of the order of a list',
  },
  edit: {
    id: 'types.editView.title',
    defaultMessage: 'Edit view',
    description: 'Title of the form that changes a view',
  },
  filters: {
    id: 'types.view.filters',
    defaultMessage: 'Filters',
    description: 'Heading above the conditions of a view',
  },
  noFilters: {
    id: 'types.view.noFilters',
    defaultMessage: 'There are no filters: the view shows all issues.',
    description: 'Shown in place of the conditions of a view',
  },
  noPersonalViews: {
    id: 'types.views.noPersonal',
    defaultMessage: 'You have no personal views of this type.',
    description: "Shown in place of the user's own views of an issue type",
  },
  noPublicViews: {
    id: 'types.views.noPublic',
    defaultMessage: 'There are no public views of this type.',
    description: 'Shown in place of the views of an issue type that all users see',
  },
  publish: {
    id: 'types.publishView.title',
    defaultMessage: 'Publish view',
    description: 'Command, and title of the question before a personal view is made public [menu]',
  },
  publishNote: {
    id: 'types.publishView.note',
    defaultMessage: 'All users will see it, and only administrators can edit it.',
    description: 'Below the question before a personal view is made public',
  },
  sortBy: {
    id: 'types.view.sortBy',
    defaultMessage: 'Sort by',
    description:
      'Caption of a column and label: the column that issues are sorted by; verb [column]',
  },
  sortOrder: {
    id: 'types.view.sortOrder',
    defaultMessage: 'Sort order',
    description: 'Heading above the choice of how issues are sorted in a view',
  },
  sortDirection: {
    id: 'types.view.sortDirection',
    defaultMessage: 'Order',
    description:
      'Label of the choice between ascending and descending; noun: the direction of sorting',
  },
  unpublish: {
    id: 'types.unpublishView.title',
    defaultMessage: 'Unpublish view',
    description: 'Command, and title of the question before a public view is made personal [menu]',
  },
  unpublishNote: {
    id: 'types.unpublishView.note',
    defaultMessage:
      'Only you will see it. Alerts and reports of other users that use it will be deleted.',
    description: 'Warning below the question before a public view is made personal',
  },
});

/** What the pages are about to do; `name` is in bold. */
export const viewPrompts = defineMessages<{
  clone: { name: MessageValue };
  delete: { name: MessageValue };
  editDefault: { name: MessageValue };
  publish: { name: MessageValue };
  unpublish: { name: MessageValue };
}>({
  clone: {
    id: 'types.cloneView.prompt',
    defaultMessage: 'Create a view based on {name}.',
    description:
      'First line of the form that creates a view like another one; name is that of the other view',
  },
  delete: {
    id: 'types.deleteView.prompt',
    defaultMessage: 'Delete the view {name}?',
    description: 'Question before a view is deleted; name is that of the view',
  },
  editDefault: {
    id: 'types.defaultView.prompt',
    defaultMessage: 'This is what lists of {name} show when no view is selected.',
    description: 'First line of the form of the default view; name is that of the issue type',
  },
  publish: {
    id: 'types.publishView.prompt',
    defaultMessage: 'Publish the view {name}?',
    description: 'Question before a personal view is made public; name is that of the view',
  },
  unpublish: {
    id: 'types.unpublishView.prompt',
    defaultMessage: 'Unpublish the view {name}?',
    description: 'Question before a public view is made personal; name is that of the view',
  },
});

/** Sentences with values. */
export const viewSentences = defineMessages<{
  left: { count: number };
  sorted: { column: string; order: 'ascending' | 'descending' };
}>({
  left: {
    id: 'types.view.left',
    defaultMessage: 'Conditions left out because their attribute was deleted: {count, number}',
    description:
      'Notice in the form of a view that was stored with conditions on attributes that there are no longer; count is how many',
  },
  sorted: {
    id: 'types.views.sorted',
    defaultMessage: '{column} ({order, select, ascending {ascending} other {descending}})',
    description:
      'How the issues of a view are sorted; column is the name of a column, order is ascending or descending',
  },
});
