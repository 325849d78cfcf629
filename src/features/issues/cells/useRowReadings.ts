import { useDeferredValue, useMemo } from 'react';
import { selectListSelection } from '@/lists/listSelection';
import { selectSeenIssues } from '@/screen/bulk';
import type { CellsQuestion } from '@/screen/bulkJob';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { useValueContext } from '../edit/useValueContext';
import { valueContextIn } from '../edit/valueContext';
import { selectListColumns } from '../list/listColumns';
import { lineReader, type RowReading, targetColumns } from './cellRules';

/** What a question about cells would make of its issues, as far as is known; until then by the project of the list. */
export function useRowReadings(question: CellsQuestion, issueIds: readonly number[]) {
  const { getState } = useAppStore();
  const { columnId, lines } = question;
  // With many issues it falls behind those that come in, and not the keyboard.
  const seen = useDeferredValue(useAppSelector(selectSeenIssues));
  const columns = useAppSelector(selectListColumns);
  const projectId = useAppSelector(selectListSelection).project?.projectId ?? null;
  const context = useValueContext()(projectId);
  const width = useMemo(() => Math.max(0, ...lines.map(({ length }) => length)), [lines]);
  const targets = useMemo(
    () => targetColumns(columns, columnId, width),
    [columns, columnId, width],
  );

  const seenById = new Map(seen.map((issue) => [issue.issueId, issue]));
  const readers = new Map<number | undefined, ReturnType<typeof lineReader>>();
  function readerIn(folderId: number | undefined) {
    const reader =
      readers.get(folderId) ??
      lineReader(targets, folderId === undefined ? context : valueContextIn(getState(), folderId));
    readers.set(folderId, reader);
    return reader;
  }
  const rows = issueIds.map((issueId, index): RowReading => {
    const issue = seenById.get(issueId);
    const line = lines[lines.length === 1 ? 0 : index] ?? [];
    return readerIn(issue?.folderId)(issueId, line, issue);
  });
  return { rows, targets, isComplete: seen.length >= issueIds.length };
}
