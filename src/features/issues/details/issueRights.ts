import { useMemo } from 'react';
import { selectProjectOfFolder } from '@/entities/locations';
import { selectCanAdministerProject } from '@/entities/projects';
import { selectIsAuthenticated, selectUserId } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';

/** What decides which commands an issue and its entries offer (screens 10.4, 10.6, 10.7). */
export interface IssueRights {
  userId: number;
  isAuthenticated: boolean;
  /** Of the project the issue is in. */
  isAdministrator: boolean;
}

/** Texts and files are changed by their author and by administrators of the project. */
export function canChange(
  { userId, isAuthenticated, isAdministrator }: IssueRights,
  { createdBy }: { createdBy: number },
): boolean {
  return isAuthenticated && (isAdministrator || createdBy === userId);
}

/** The rights on issues of a folder; the same object until they change. */
export function useIssueRights(folderId: number | null): IssueRights {
  const userId = useAppSelector(selectUserId);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isAdministrator = useAppSelector((state) =>
    selectCanAdministerProject(state, selectProjectOfFolder(state, folderId)?.projectId),
  );
  return useMemo(
    () => ({ userId, isAuthenticated, isAdministrator }),
    [userId, isAuthenticated, isAdministrator],
  );
}
