import type { AlertItem, AlertTarget } from '../alerts';
import type { Changed, Id } from '../scalars';
import { mutation, query } from '../operation';

export const alertOperations = {
  /** The answer is null when neither list is asked for. */
  listAlerts: query('/alerts/list.php', 'user')<
    { publicAlerts?: boolean | undefined; personalAlerts?: boolean | undefined },
    { publicAlerts?: AlertItem[]; personalAlerts?: AlertItem[] } | null
  >(),
  loadAlert: query('/alerts/load.php', 'user')<
    { alertId: Id },
    AlertItem & { isPublic: boolean }
  >(),
  addAlert: mutation('/alerts/add.php', 'user')<AlertTarget, Changed & { alertId: Id }>(),
  deleteAlert: mutation('/alerts/delete.php', 'user')<{ alertId: Id }, null>(),
};
