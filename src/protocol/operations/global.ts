import type { GlobalData } from '../global';
import type { NoPayload } from '../scalars';
import { query } from '../operation';

export const globalOperations = {
  getGlobal: query('/global.php', 'visitor')<NoPayload, GlobalData>(),
};
