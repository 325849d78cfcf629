import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { keyOf, openEditor, selectIsEditing } from '@/screen/inlineEdit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { CommentIcon } from '@/ui/icons';
import { commentMessages } from '../comments/messages';
import styles from './Composer.module.css';
import { commentComposer } from './lazyEditors';
import { useReturnedFocus } from './useReturnedFocus';

/** Where a comment is written beside what it answers: a line that becomes an editor. */
export function Composer({ issueId }: { issueId: number }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isOpen = useAppSelector((state) => selectIsEditing(state, { issueId, place: 'comment' }));
  const line = useReturnedFocus(isOpen, issueId);
  const { Editor, preload } = commentComposer;
  if (!isAuthenticated) return null;

  const opener = (
    <Button
      ref={line}
      className={styles['line']}
      icon={CommentIcon}
      aria-expanded={isOpen}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        dispatch(openEditor({ issueId, place: 'comment' }));
      }}
    >
      {intl.formatMessage(commentMessages.addComment)}
    </Button>
  );
  return (
    <div
      className={styles['composer']}
      data-editor={keyOf({ issueId, place: 'comment' })}
      data-composer
    >
      {isOpen ? <Editor issueId={issueId} fallback={opener} /> : opener}
    </div>
  );
}
