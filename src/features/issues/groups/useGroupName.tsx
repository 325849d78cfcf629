import { Fragment, type ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { addDays } from '@/lib/values/days';
import { formatCalendarTime } from '@/lib/values/formatDates';
import type { FormatSettings } from '@/lib/values/formats';
import { formatValue } from '@/lib/values/formatValues';
import { splitItems } from '@/lib/values/listItems';
import { peopleIn } from '@/lib/values/people';
import { toSingleLine } from '@/lib/values/singleLine';
import { unixTime } from '@/lib/values/unixTime';
import { readWireDate } from '@/lib/values/wireDates';
import { columnAttributeId } from '@/protocol/enums';
import { useAppSelector } from '@/store/hooks';
import { Chip } from '@/ui/Chip';
import { Initials } from '@/ui/Initials';
import { filterMessages } from '../filter/messages';
import { selectFilterContext } from '../filter/listFilter';
import { selectGrouping } from './groupedList';
import { groupKindOf, type GroupUnit } from './grouping';
import { emptyKey } from './groupKeys';

/** Between several people, as in their value. */
const separator = ', ';

/** What a group is called, by its key: choices and people look as they do in an issue. */
export function useGroupName(): (key: string) => ReactNode {
  const intl = useIntl();
  const formats = useAppSelector(selectSettings);
  const { attributes } = useAppSelector(selectFilterContext);
  const { column, unit } = useAppSelector(selectGrouping);
  const kind = groupKindOf(column, attributes);
  const attribute = attributes.get(columnAttributeId(column) ?? 0);

  return (key) => {
    if (key === emptyKey) return intl.formatMessage(filterMessages.empty);
    switch (kind) {
      case 'choice': {
        const items = attribute?.['multi-select'] ? splitItems(key) : [key];
        return items.map((item) => (
          <Chip key={item} text={item}>
            {item}
          </Chip>
        ));
      }
      case 'user':
        return peopleIn(key, attribute?.['multi-select'] === 1).map((name, index) => (
          <Fragment key={name}>
            {index > 0 && separator}
            <Initials name={name} />
            <bdi>{name}</bdi>
          </Fragment>
        ));
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
