import type { LoadedType } from '../issueTypes';
import type { Changed, Id, NoPayload } from '../scalars';
import { mutation, query } from '../operation';

export const issueTypeOperations = {
  listTypes: query('/types/list.php', 'user')<NoPayload, { types: { id: Id; name: string }[] }>(),
  loadType: query('/types/load.php', 'user')<
    {
      typeId: Id;
      attributes?: boolean | undefined;
      defaultView?: boolean | undefined;
      publicViews?: boolean | undefined;
      personalViews?: boolean | undefined;
      used?: boolean | undefined;
    },
    LoadedType
  >(),
  addType: mutation('/types/add.php', 'administrator')<
    { name: string },
    Changed & { typeId: Id }
  >(),
  renameType: mutation('/types/rename.php', 'administrator')<
    { typeId: Id; name: string },
    Changed & { typeId: Id }
  >(),
  /** `was` is what it began with (protocol 10.7). */
  deleteType: mutation('/types/delete.php', 'administrator')<
    { typeId: Id; force?: boolean | undefined; was?: { name: string } | undefined },
    null
  >(),
};
