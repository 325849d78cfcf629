import { useIntl } from 'react-intl';
import type { NameProps } from './gridColumns';
import { MarkedName } from './MarkedName';
import { useSelection } from './useSelection';

/** The name of an issue in the list, with the marks of the state. */
export function IssueName({ row, cell }: NameProps) {
  const intl = useIntl();
  const isSelected = useSelection((issueIds) => issueIds.includes(row.issueId));
  return <MarkedName row={row} cell={cell} isSelected={isSelected} words={intl} />;
}
