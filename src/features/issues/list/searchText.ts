import { formatDate } from '@/lib/values/formatDates';
import { formatNumber } from '@/lib/values/formatNumbers';
import type { FormatSettings } from '@/lib/values/formats';
import type { SearchRule } from './readSearch';

/** How the search box shows a value that is searched for: as `readSearch` tidies what is typed. */
export function searchText(rule: SearchRule, value: string, formats: FormatSettings): string {
  switch (rule.kind) {
    case 'id':
      return `#${value}`;
    case 'text':
      return value;
    case 'date':
      return formatDate(value, {}, formats);
    case 'number':
      return formatNumber(value, rule, formats);
  }
}
