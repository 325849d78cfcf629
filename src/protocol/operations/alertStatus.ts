import type { AlertStatus } from '../alerts';
import type { NoPayload } from '../scalars';
import { query } from '../operation';

export const alertStatusOperations = {
  getAlertStatus: query('/alerts/status.php', 'user')<
    NoPayload,
    { publicAlerts: AlertStatus[]; personalAlerts: AlertStatus[] }
  >(),
};
