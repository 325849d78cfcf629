/** What turns a part of an issue into its editor where it stands, on screens of every width. */
import { defineCommand, type TargetOf } from '@/commands/command';
import { attributes } from '@/entities/attributes';
import { selectIsAuthenticated } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { type InlinePlace, openEditor } from '@/screen/inlineEdit';
import { CommentIcon, EditIcon } from '@/ui/icons';
import { commentCommandMessages } from '../comments/commandMessages';
import { editCommandMessages, editCommandSentences } from '../edit/commandMessages';
import { canChange } from './issueRights';

/** The target of these commands; who wrote it counts for texts only. */
export function partOf(issueId: number, place: InlinePlace, createdBy = 0): TargetOf<'part'> {
  return { kind: 'part', issueId, place, createdBy };
}

/** The part is in view: unlike the commands of keys it opens nothing but the editor. */
const part = {
  on: 'part',
  group: 'entry',
  run: ({ dispatch }, { issueId, place }) => {
    dispatch(openEditor({ issueId, place }));
  },
} as const satisfies Partial<Parameters<typeof defineCommand<'part'>>[0]>;

export const changeName = defineCommand({
  ...part,
  id: 'part.name',
  message: editCommandMessages.editName,
  icon: EditIcon,
  appliesTo: selectIsAuthenticated,
});

export const changeValue = defineCommand({
  ...part,
  id: 'part.value',
  message: editCommandSentences.editValue,
  icon: EditIcon,
  values: (state, target) => ({
    name:
      target?.kind === 'part'
        ? (attributes.selectById(state, attributeOf(target.place))?.name ?? '')
        : '',
  }),
  appliesTo: selectIsAuthenticated,
});

function attributeOf(place: string): number {
  return Number(place.slice(place.indexOf(' ')));
}

export const writeComment = defineCommand({
  ...part,
  id: 'part.newComment',
  message: commentCommandMessages.addComment,
  icon: CommentIcon,
  appliesTo: selectIsAuthenticated,
});

export const changeComment = defineCommand({
  ...part,
  id: 'part.comment',
  message: commentCommandMessages.editComment,
  icon: EditIcon,
  appliesTo: canChange,
});

export const changeDescription = defineCommand({
  ...part,
  id: 'part.description',
  message: actionMessages.editDescription,
  icon: EditIcon,
  appliesTo: canChange,
});

export const partCommands = [
  changeName,
  changeValue,
  writeComment,
  changeComment,
  changeDescription,
];
