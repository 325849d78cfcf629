import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useCommandContext } from '@/commands/useCommandContext';
import { partDraftPath } from '@/forms/drafts';
import type { FormSchema } from '@/forms/formSchema';
import { InlineForm } from '@/forms/InlineForm';
import { issuePaths } from '@/routing/paths/issues';
import { closeBulkForm, selectSeenIssues } from '@/screen/bulk';
import type { BulkAct, SeenIssue } from '@/screen/bulkJob';
import { useAppDispatch } from '@/store/hooks';
import styles from './BulkBar.module.css';
import { focusList } from './focusList';
import { startBulk } from './runBulk';

interface QuestionFormProps<Values extends object> {
  label: string;
  initialValues: Values;
  schema: FormSchema<Values, BulkAct>;
  submitLabel: MessageDescriptor;
  submitValues?: Readonly<Record<string, number>>;
  canSubmit?: boolean;
  isDangerous?: boolean;
  /** The question is as wide as there is room. */
  isWide?: boolean;
  issueIds: readonly number[];
  /** What is known of them from before the question; without it, what was seen for it. */
  known?: readonly SeenIssue[] | undefined;
  children: ReactNode;
}

/** A form whose answer is what a job does; the keyboard is back in the list when it is given, or not. */
export function QuestionForm<Values extends object>({
  issueIds,
  known,
  isWide = false,
  children,
  ...form
}: QuestionFormProps<Values>) {
  const context = useCommandContext();
  const dispatch = useAppDispatch();

  function leave() {
    focusList();
    dispatch(closeBulkForm());
  }

  return (
    <div className={styles[isWide ? 'wideQuestion' : 'question']}>
      <InlineForm
        {...form}
        draftPath={partDraftPath(
          issuePaths.editIssue.url({ issueId: issueIds[0] ?? 0 }),
          form.label,
        )}
        keepsDraft={false}
        escapeDiscards
        onSubmit={(act) => {
          focusList();
          const seen = known ?? selectSeenIssues(context.getState());
          startBulk(context, act, idsOf(act, issueIds), seen);
          return Promise.resolve(null);
        }}
        onDone={closeForm}
        onLeave={leave}
      >
        {children}
      </InlineForm>
    </div>
  );
}

/** Of cells some may stay as they are. */
function idsOf(act: BulkAct, issueIds: readonly number[]): readonly number[] {
  return act.kind === 'cells' ? issueIds.filter((id) => act.cells[id] !== undefined) : issueIds;
}

/** The job that begins has closed it. */
function closeForm() {
  return undefined;
}
