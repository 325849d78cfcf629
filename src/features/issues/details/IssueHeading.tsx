import { keyOf, selectIsEditing } from '@/screen/inlineEdit';
import { useAppSelector } from '@/store/hooks';
import { EditorOpener } from './EditorOpener';
import styles from './IssueHeading.module.css';
import { nameEditor } from './lazyEditors';
import { changeName, partOf } from './partCommands';
import { useReturnedFocus } from './useReturnedFocus';

/** Beside the name of an issue, which is the title: what turns it into its editor. */
export function IssueHeading({ issueId }: { issueId: number }) {
  const target = partOf(issueId, 'name');
  const applies = useAppSelector((state) => changeName.appliesTo(state, target));
  const isOpen = useAppSelector((state) => selectIsEditing(state, target));
  const opener = useReturnedFocus(isOpen, issueId);
  const { Editor, preload } = nameEditor;
  if (!applies) return null;

  if (isOpen) {
    return (
      <div className={styles['editor']} data-editor={keyOf(target)}>
        <Editor key={issueId} issueId={issueId} />
      </div>
    );
  }
  return (
    <EditorOpener
      ref={opener}
      className={styles['opener']}
      command={changeName}
      target={target}
      isOpen={isOpen}
      preload={preload}
    />
  );
}
