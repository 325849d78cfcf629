import { selectSelectedIds } from '@/screen/selection';
import { createSharedSelector } from '@/store/createSharedSelector';

/** What a row tells of the issues that are selected: each row has parts that ask. */
export const useSelection = createSharedSelector(selectSelectedIds);
