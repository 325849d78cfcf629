/** Editors come with the forms they share their code with, when one is about to write: the issue itself is read at once. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { EditorMissing } from './EditorMissing';

/** An editor whose code is fetched once. */
interface LazyEditor<Props> {
  Editor: LazyExoticComponent<ComponentType<Props>>;
  /** For a pointer or a focus that comes near. */
  preload: () => void;
}

function lazyEditor<Props extends { issueId: number }>(
  load: () => Promise<ComponentType<Props>>,
): LazyEditor<Props> {
  return {
    Editor: lazy(async () => ({
      default: await load().catch((): ComponentType<Props> => EditorMissing),
    })),
    preload: () => {
      load().catch(() => {
        // Only a hint: opening the editor says what is wrong.
      });
    },
  };
}

export const commentComposer = lazyEditor(() =>
  import(/* webpackChunkName: "issue-comments" */ '../comments/CommentComposer').then(
    ({ CommentComposer }) => CommentComposer,
  ),
);

export const valueEditor = lazyEditor(() =>
  import(/* webpackChunkName: "issue-edit" */ '../edit/ValueEditor').then(
    ({ ValueEditor }) => ValueEditor,
  ),
);

export const nameEditor = lazyEditor(() =>
  import(/* webpackChunkName: "issue-edit" */ '../edit/NameEditor').then(
    ({ NameEditor }) => NameEditor,
  ),
);

export const commentEditor = lazyEditor(() =>
  import(/* webpackChunkName: "issue-comments" */ '../comments/CommentEditor').then(
    ({ CommentEditor }) => CommentEditor,
  ),
);

export const descriptionEditor = lazyEditor(() =>
  import(/* webpackChunkName: "issue-descriptions" */ '../descriptions/DescriptionEditor').then(
    ({ DescriptionEditor }) => DescriptionEditor,
  ),
);
