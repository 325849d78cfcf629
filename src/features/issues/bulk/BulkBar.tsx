import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { selectBulkForm, selectBulkJob } from '@/screen/bulk';
import type { BulkQuestion } from '@/screen/bulkJob';
import { selectSelectedIds, selectSelectionPath } from '@/screen/selection';
import { useAppSelector } from '@/store/hooks';
import styles from './BulkBar.module.css';
import { BulkQuestionForm } from './BulkQuestionForm';
import { BulkToolbar } from './BulkToolbar';
import { focusList } from './focusList';
import { JobPanel } from './JobPanel';

/** Below the list: what one can do with the selected issues, what is asked for it, and how far that has come. */
export function BulkBar() {
  const main = document.querySelector('main');
  return main && createPortal(<Bar />, main);
}

function Bar() {
  const element = useRef<HTMLDivElement>(null);
  const issueIds = useAppSelector(selectSelectedIds);
  const listPath = useAppSelector(selectSelectionPath);
  const form = useAppSelector(selectBulkForm);
  const job = useAppSelector(selectBulkJob);

  // External system: the document's focus, which goes back to the list when the bar goes.
  useLayoutEffect(() => {
    const bar = element.current;
    return () => {
      if (bar?.contains(document.activeElement)) focusList();
    };
  }, []);

  return (
    <div className={styles['bar']} ref={element} data-bulk="">
      {form?.listPath === listPath && <BulkQuestionForm key={keyOf(form.question)} form={form} />}
      {job && <JobPanel job={job} />}
      {issueIds.length > 0 && <BulkToolbar issueIds={issueIds} />}
    </div>
  );
}

/** Another question is another form. */
function keyOf(question: BulkQuestion): string {
  switch (question.kind) {
    case 'cells':
      return `cells ${question.columnId}`;
    case 'undoAdding':
      return question.kind;
    default:
      return JSON.stringify(question);
  }
}
