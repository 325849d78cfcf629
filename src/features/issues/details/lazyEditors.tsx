/** Editors come with the forms they share their code with, when one is about to write: the issue itself is read at once. */
import type { ComponentType } from 'react';
import { lazyCode, type LazyCode, preloadCode } from '@/lib/lazyCode';
import type { InlinePlace } from '@/screen/inlineEdit';
import { lazyView } from '@/ui/lazyView';
import { EditorMissing } from './EditorMissing';

/** An editor, and the way to fetch its code for a pointer or a focus that comes near. */
function lazyEditor<Props extends { issueId: number }>(
  code: LazyCode<ComponentType<Props>>,
  placeOf: (props: Props) => InlinePlace,
) {
  return {
    Editor: lazyView(code, (props) => (
      <EditorMissing issueId={props.issueId} place={placeOf(props)} />
    )),
    preload: () => {
      preloadCode([code]);
    },
  };
}

export const commentComposer = lazyEditor(
  lazyCode(() =>
    import(/* webpackChunkName: "issue-comments" */ '../comments/CommentComposer').then(
      ({ CommentComposer }) => CommentComposer,
    ),
  ),
  () => 'comment',
);

export const valueEditor = lazyEditor(
  lazyCode(() =>
    import(/* webpackChunkName: "issue-edit" */ '../edit/ValueEditor').then(
      ({ ValueEditor }) => ValueEditor,
    ),
  ),
  ({ attributeId }) => `attribute ${attributeId}`,
);

export const nameEditor = lazyEditor(
  lazyCode(() =>
    import(/* webpackChunkName: "issue-edit" */ '../edit/NameEditor').then(
      ({ NameEditor }) => NameEditor,
    ),
  ),
  () => 'name',
);

export const commentEditor = lazyEditor(
  lazyCode(() =>
    import(/* webpackChunkName: "issue-comments" */ '../comments/CommentEditor').then(
      ({ CommentEditor }) => CommentEditor,
    ),
  ),
  ({ commentId }) => `comment ${commentId}`,
);

export const descriptionEditor = lazyEditor(
  lazyCode(() =>
    import(/* webpackChunkName: "issue-descriptions" */ '../descriptions/DescriptionEditor').then(
      ({ DescriptionEditor }) => DescriptionEditor,
    ),
  ),
  () => 'description',
);
