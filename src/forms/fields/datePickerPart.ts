import { lazyCode } from '@/lib/lazyCode';

/** The calendar that a field for dates opens. */
export const datePickerPart = lazyCode(() =>
  import('./DatePicker').then((module) => module.DatePicker),
);
