import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { addDays } from '@/lib/values/days';
import { formatCalendarTime } from '@/lib/values/formatDates';
import type { FormatSettings } from '@/lib/values/formats';
import { formatValue } from '@/lib/values/formatValues';
import { itemsIn } from '@/lib/values/listItems';
import { toSingleLine } from '@/lib/values/singleLine';
import { unixTime } from '@/lib/values/unixTime';
import { readWireDate } from '@/lib/values/wireDates';
import { columnAttributeId } from '@/protocol/enums';
import { useAppSelector } from '@/store/hooks';
import { Chip } from '@/ui/Chip';
import { People } from '@/ui/People';
import { filterMessages } from '../filter/messages';
import { selectFilterContext } from '../filter/listFilter';
import { selectGrouping } from './groupedList';
import { groupKindOf, type GroupUnit } from './grouping';
import { emptyKey } from './groupKeys';

/** What a group is called, by its key: choices and people look as they do in an issue. */
export function useGroupName(): (key: string) => ReactNode {
  const intl = useIntl();
  const formats = useAppSelector(selectSettings);
  const { attributes } = useAppSelector(selectFilterContext);
  const { column, unit } = useAppSelector(selectGrouping);
  const kind = groupKindOf(column, attributes);
  const attribute = attributes.get(columnAttributeId(column) ?? 0);
  const hasSeveral = attribute?.['multi-select'] === 1;

  return (key) => {
    if (key === emptyKey) return intl.formatMessage(filterMessages.empty);
    switch (kind) {
      case 'choice':
        return itemsIn(key, hasSeveral).map((item) => (
          <Chip key={item} text={item}>
            {item}
          </Chip>
        ));
      case 'user':
        return <People names={itemsIn(key, hasSeveral)} />;
      case 'date':
        return dateName(key, unit, intl, formats);
      case 'number':
        return attribute ? formatValue(attribute, key, { formats }) : key;
      default:
        return toSingleLine(key);
    }
  };
}

const daysToEnd = 6;

function dateName(
  key: string,
  unit: GroupUnit | null,
  intl: IntlShape,
  formats: FormatSettings,
): string {
  const first = readWireDate(unit === 'month' ? `${key}-01` : key);
  if (!first) return key;
  if (unit === 'month') {
    return intl.formatDate(unixTime(first) * 1000, {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
  }
  const day = formatCalendarTime(first, false, formats);
  if (unit !== 'week') return day;
  const last = readWireDate(addDays(key, daysToEnd)) ?? first;
  return `${day} – ${formatCalendarTime(last, false, formats)}`;
}
