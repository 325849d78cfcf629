import { selectProjectOfFolder } from '@/entities/locations';
import { selectSettings } from '@/entities/session';
import { users } from '@/entities/users';
import type { ValueContext } from '@/lib/values/formatValues';
import type { RootState } from '@/store/rootReducer';

/** What values of an issue in a folder are read with: members of its project may limit them. */
export function valueContextIn(state: RootState, folderId: number): ValueContext {
  const memberIds = selectProjectOfFolder(state, folderId)?.memberIds;
  const all = users.selectAll(state);
  return {
    formats: selectSettings(state),
    users: all.map(({ name }) => name),
    members:
      memberIds && all.filter(({ userId }) => memberIds.includes(userId)).map(({ name }) => name),
  };
}
