import { keyOf, selectIsEditing } from '@/screen/inlineEdit';
import { useAppSelector } from '@/store/hooks';
import styles from './Composer.module.css';
import { EditorOpener } from './EditorOpener';
import { commentComposer } from './lazyEditors';
import { partOf, writeComment } from './partCommands';
import { useReturnedFocus } from './useReturnedFocus';

/** Where a comment is written beside what it answers: a line that becomes an editor. */
export function Composer({ issueId }: { issueId: number }) {
  const target = partOf(issueId, 'comment');
  const applies = useAppSelector((state) => writeComment.appliesTo(state, target));
  const isOpen = useAppSelector((state) => selectIsEditing(state, target));
  const line = useReturnedFocus(isOpen, issueId);
  const { Editor, preload } = commentComposer;
  if (!applies) return null;

  const opener = (
    <EditorOpener
      ref={line}
      className={styles['line']}
      command={writeComment}
      target={target}
      isOpen={isOpen}
      preload={preload}
      hasWords
    />
  );
  return (
    <div className={styles['composer']} data-editor={keyOf(target)} data-composer>
      {isOpen ? <Editor issueId={issueId} fallback={opener} /> : opener}
    </div>
  );
}
