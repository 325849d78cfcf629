import { useIntl } from 'react-intl';
import { selectSelectedIds } from '@/screen/selection';
import { useAppSelector } from '@/store/hooks';
import type { NameProps } from './gridColumns';
import { MarkedName } from './MarkedName';

/** The name of an issue in the list, with the marks of the state. */
export function IssueName({ row, cell }: NameProps) {
  const intl = useIntl();
  const isSelected = useAppSelector((state) => selectSelectedIds(state).includes(row.issueId));
  return <MarkedName row={row} cell={cell} isSelected={isSelected} words={intl} />;
}
