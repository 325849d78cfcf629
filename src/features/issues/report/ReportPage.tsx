import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { checkbox, option } from '@/forms/schema';
import { issuesTerm } from '@/i18n/issuesTerm';
import { selectAnsweredList } from '@/lists/listView';
import { selectIsFiltered } from '@/lists/wholeQuestion';
import { WHOLE_LIST } from '@/protocol/limits';
import { selectMainPath } from '@/screen/navigation';
import { selectSelectedIds } from '@/screen/selection';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import { downloadBlob } from '@/ui/download';
import { Notice } from '@/ui/Notice';
import { placeSentences } from '../details/placeMessages';
import { exportMessages } from '../export/messages';
import { type Progress, useListRows } from '../export/useListRows';
import { selectFilteredList } from '../filter/listFilter';
import { ListPrompt } from '../wholeList/ListPrompt';
import { wholeListPage } from '../wholeList/wholeListPage';
import { useHistoryWords } from '../details/useHistoryWords';
import { loadReport, pictureLimits, type ReportParts } from './loadReport';
import { reportMessages, reportSentences } from './messages';
import { reportFile } from './reportFile';
import { useReport } from './useReport';

interface ReportValues {
  issues: 'all' | 'selected';
  comments: boolean;
  pictures: boolean;
}

const schema = formSchema({
  issues: option<ReportValues['issues']>(),
  comments: checkbox(),
  pictures: checkbox(),
});

/** Each is a call, and all are one page that a browser has to open: as long as a list that it holds as a whole. */
const maxIssues = WHOLE_LIST;

export const page = wholeListPage({
  title: reportMessages.title,
  size: 'normal',
  Form: ReportForm,
});

/** Saves the list, or what is selected of it, with all texts as one file to read and to print (screens 11.12). */
function ReportForm() {
  const intl = useIntl();
  const [progress, setProgress] = useState<Progress | null>(null);
  const backTo = useAppSelector(selectMainPath) ?? '';
  const selectedIds = useAppSelector(selectSelectedIds);
  const words = useHistoryWords();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const count = useAppSelector(
    (state) =>
      (selectIsFiltered(state) ? selectFilteredList : selectAnsweredList)(state)?.totalCount ?? 0,
  );
  const save = useSaveReport(setProgress, selectedIds);
  const said = progress && intl.formatMessage(placeSentences.place, progress);
  const canSave = {
    all: count <= maxIssues,
    selected: selectedIds.length > 0 && selectedIds.length <= maxIssues,
  };
  const [initialValues] = useState<ReportValues>({
    issues: canSave.selected ? 'selected' : 'all',
    comments: true,
    pictures: false,
  });

  return (
    <FormPage
      initialValues={initialValues}
      schema={schema}
      onSubmit={save}
      backTo={backTo}
      submitLabel={reportMessages.title}
      keepsDraft={false}
      canSubmit={canSave.all || canSave.selected}
      showsProgress
    >
      {({ comments }) => (
        <>
          <ListPrompt message={reportSentences.prompt} isFiltered />
          {!canSave.all && (
            <Notice kind="warning">
              {intl.formatMessage(reportSentences.tooMany, { count: maxIssues })}
            </Notice>
          )}
          {progress && said !== null && (
            <p role="status">
              <progress aria-label={said} value={progress.position} max={progress.total} /> {said}
            </p>
          )}
          {selectedIds.length > 0 && (
            <RadioGroupField
              name="issues"
              label={issuesTerm.issues}
              isRequired
              options={[
                {
                  value: 'selected',
                  isDisabled: !canSave.selected,
                  label: intl.formatMessage(reportSentences.selected, {
                    count: selectedIds.length,
                  }),
                },
                { value: 'all', label: reportMessages.allIssues, isDisabled: !canSave.all },
              ]}
            />
          )}
          <CheckboxField
            name="comments"
            label={reportMessages.comments}
            help={isAuthenticated ? intl.formatMessage(reportMessages.commentsNote) : undefined}
          />
          {comments && (
            <CheckboxField
              name="pictures"
              label={reportMessages.pictures}
              help={intl.formatMessage(reportSentences.picturesNote, {
                each: words.size(pictureLimits.each),
                all: words.size(pictureLimits.all),
              })}
            />
          )}
        </>
      )}
    </FormPage>
  );
}

const noParts = (): ReportParts => ({ issues: new Map(), pictures: new Map() });

/** Loads and saves; another attempt goes on with what has come. Leaving the window ends it. */
function useSaveReport(note: (progress: Progress | null) => void, selectedIds: readonly number[]) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const loadRows = useListRows(note);
  const compose = useReport();
  const kept = useRef({ comments: false, parts: noParts() });
  const [leaving] = useState(() => new AbortController());

  // External system: the requests on their way.
  useEffect(
    () => () => {
      leaving.abort();
    },
    [leaving],
  );

  return async ({ issues, comments, pictures: wanted }: ReportValues) => {
    const pictures = comments && wanted;
    const all = await loadRows('visible');
    const chosen = new Set(selectedIds);
    const list =
      issues === 'all' ? all : { ...all, issues: all.issues.filter(({ id }) => chosen.has(id)) };
    if (kept.current.comments !== comments) kept.current = { comments, parts: noParts() };
    const { parts } = kept.current;
    const total = list.issues.length;
    const { signal } = leaving;
    const noteDone = (position: number) => {
      note({ position, total });
    };
    /** How many pictures are missing; null where somebody has left meanwhile. */
    async function write(): Promise<number | null> {
      const told = { parts, signal, note: noteDone };
      await dispatch(loadReport(list.issues, { comments, pictures }, told));
      if (signal.aborted) return null;
      const { name, report, issues: written, missing: left } = compose(list, parts, pictures);
      const file = await reportFile(report, written, { signal, note: noteDone });
      if (file) downloadBlob(file, name);
      return file && left;
    }
    const missing = await write().finally(() => {
      note(null);
    });
    if (missing === null) return;
    // Of those selected it is known which there should be.
    const isSure = issues === 'all' ? all.isSure : total === chosen.size;
    const lacks = [
      !isSure && intl.formatMessage(exportMessages.changing),
      missing > 0 && intl.formatMessage(reportSentences.savedWithout, { count: missing }),
    ].filter((text) => text !== false);
    announce(lacks.join(' ') || intl.formatMessage(reportMessages.saved), true);
  };
}
