import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from './Panel';
import { WindowGrid, type WindowGridProps } from './WindowGrid';

interface GridPanelProps<Row extends { id: number }> extends WindowGridProps<Row> {
  /** Beside the title, such as the way to the form that adds one. */
  actions?: ReactNode;
}

/** A section of a page that lists things, each with a window of its own. */
export function GridPanel<Row extends { id: number }>({ actions, ...grid }: GridPanelProps<Row>) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(grid.title)} actions={actions}>
      <WindowGrid {...grid} />
    </Panel>
  );
}
