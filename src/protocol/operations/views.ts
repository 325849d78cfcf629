import type { Changed, Id } from '../scalars';
import type { Filter, ViewColumns, ViewColumnsInput } from '../views';
import { mutation, query } from '../operation';

export const viewOperations = {
  loadView: query('/types/views/load.php', 'user')<
    { typeId: Id; viewId: Id; details?: boolean | undefined },
    {
      id: Id;
      name: string;
      isPublic: boolean;
      details?: ViewColumns & { filters: Filter[] };
    }
  >(),
  addView: mutation('/types/views/add.php', 'user')<
    ViewColumnsInput & { typeId: Id; isPublic: boolean; name: string; filters: Filter[] },
    Changed & { viewId: Id }
  >(),
  editView: mutation('/types/views/edit.php', 'user')<
    ViewColumnsInput & { viewId: Id; name: string; filters: Filter[] },
    Changed & { viewId: Id }
  >(),
  editDefaultView: mutation('/types/views/default.php', 'administrator')<
    ViewColumnsInput & { typeId: Id },
    Changed
  >(),
  publishView: mutation('/types/views/publish.php', 'administrator')<{ viewId: Id }, Changed>(),
  unpublishView: mutation('/types/views/unpublish.php', 'administrator')<{ viewId: Id }, Changed>(),
  /** `was` is what it began with (protocol 10.7). */
  deleteView: mutation('/types/views/delete.php', 'user')<
    { viewId: Id; was?: (ViewColumnsInput & { name: string; filters: Filter[] }) | undefined },
    null
  >(),
};
