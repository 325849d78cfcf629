import { useCallback } from 'react';
import { projects } from '@/entities/projects';
import { selectSettings } from '@/entities/session';
import { users } from '@/entities/users';
import type { ValueContext } from '@/lib/values/formatValues';
import { useAppSelector } from '@/store/hooks';

/** Gives what values of issues in a project are read with: its members may limit them. */
export function useValueContext(): (projectId: number | null) => ValueContext {
  const formats = useAppSelector(selectSettings);
  const allUsers = useAppSelector(users.selectAll);
  const projectsById = useAppSelector(projects.selectEntities);

  return useCallback(
    (projectId) => {
      const memberIds = projectId === null ? undefined : projectsById[projectId]?.memberIds;
      return {
        formats,
        users: allUsers.map(({ name }) => name),
        members:
          memberIds &&
          allUsers.filter(({ userId }) => memberIds.includes(userId)).map(({ name }) => name),
      };
    },
    [formats, allUsers, projectsById],
  );
}
