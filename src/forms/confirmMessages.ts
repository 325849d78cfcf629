import { defineMessages, type MessageValue } from 'react-intl';

/** What a question says when somebody has changed what it is about. */
export const confirmMessages = defineMessages({
  changedMeanwhile: {
    id: 'forms.confirm.changed',
    defaultMessage:
      'Someone has changed this since you opened it. Nothing has been deleted or removed yet: see below what is different, and decide.',
    description:
      'Notice above the question whether something is to be deleted or removed; below it stand what was changed, before and after',
  },
  deleted: {
    id: 'forms.confirm.deleted',
    defaultMessage: 'Deleted',
    description:
      'Read out after something without a name of its own was deleted: a description, an alert or a report',
  },
  deleteAnyway: {
    id: 'forms.confirm.deleteAnyway',
    defaultMessage: 'Delete anyway',
    description:
      'Button that deletes something although someone else has changed it meanwhile; verb [button]',
  },
  removeAnyway: {
    id: 'forms.confirm.removeAnyway',
    defaultMessage: 'Remove anyway',
    description:
      'Button that removes a member from a project although someone else has changed the membership meanwhile; verb [button]',
  },
});

/** Its texts with places to fill. */
export const confirmSentences = defineMessages<{
  changedBy: { names: MessageValue };
  deletedNamed: { name: MessageValue };
}>({
  changedBy: {
    id: 'forms.confirm.changedBy',
    defaultMessage: 'Changed by: {names}',
    description:
      'Second line of the notice forms.confirm.changed; names are those of one or several people, separated by commas',
  },
  deletedNamed: {
    id: 'forms.confirm.deletedNamed',
    defaultMessage: 'Deleted: {name}',
    description:
      'Read out after something was deleted; name is its name, or the number of a comment, such as #42',
  },
});
