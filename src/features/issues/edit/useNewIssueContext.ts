import { useMemo } from 'react';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectFoldersIn } from '@/entities/locations';
import { selectSessionUserName, selectSettings } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import type { NewIssueContext } from './newIssueStart';
import { useValueContext } from './useValueContext';

/** What new issues of a type are made with, as it is known at this moment. */
export function useNewIssueContext(typeId: number): NewIssueContext {
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const folders = useAppSelector((state) => selectFoldersIn(state, { projectId: null, typeId }));
  const settings = useAppSelector(selectSettings);
  const userName = useAppSelector(selectSessionUserName);
  const contextOf = useValueContext();
  return useMemo(
    () => ({ attributes, folders, settings, userName, contextOf }),
    [attributes, folders, settings, userName, contextOf],
  );
}
