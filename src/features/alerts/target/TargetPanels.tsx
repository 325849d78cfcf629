import { type MessageDescriptor, useIntl } from 'react-intl';
import type { AlertItem } from '@/protocol/alerts';
import { EmptyState } from '@/ui/EmptyState';
import type { GridColumn } from '@/ui/gridColumn';
import { AddIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { Panel } from '@/ui/Panel';
import { WindowGrid } from '@/ui/WindowGrid';

interface TargetGrid<Row extends AlertItem> {
  columns: readonly GridColumn<Row>[];
  rowPath: (row: Row) => string;
}

interface TargetPanelProps<Row extends AlertItem> extends TargetGrid<Row> {
  title: MessageDescriptor;
  addLabel: MessageDescriptor;
  /** Raw path of the form that adds one. */
  addPath: string;
  /** Said when there are none. */
  none: MessageDescriptor;
  rows: readonly Row[];
}

function TargetPanel<Row extends AlertItem>(props: TargetPanelProps<Row>) {
  const { title, addLabel, addPath, none, ...grid } = props;
  const intl = useIntl();
  return (
    <Panel
      title={intl.formatMessage(title)}
      actions={<WindowLink icon={AddIcon} label={addLabel} path={addPath} />}
    >
      {grid.rows.length > 0 ? (
        <WindowGrid title={title} {...grid} />
      ) : (
        <EmptyState>{intl.formatMessage(none)}</EmptyState>
      )}
    </Panel>
  );
}

type Words = 'public' | 'addPublic' | 'noPublic' | 'personal' | 'addPersonal' | 'noPersonal';

interface TargetPanelsProps<Row extends AlertItem> extends TargetGrid<Row> {
  words: Readonly<Record<Words, MessageDescriptor>>;
  addPaths: { public: string; personal: string };
  /** Those of everybody; null for who does not administer them. */
  publicRows: readonly Row[] | null;
  personalRows: readonly Row[];
}

/** Alerts or reports: those of everybody, and the user's own. */
export function TargetPanels<Row extends AlertItem>(props: TargetPanelsProps<Row>) {
  const { words, addPaths, publicRows, personalRows, ...grid } = props;
  return (
    <>
      {publicRows && (
        <TargetPanel
          {...grid}
          title={words.public}
          addLabel={words.addPublic}
          addPath={addPaths.public}
          none={words.noPublic}
          rows={publicRows}
        />
      )}
      <TargetPanel
        {...grid}
        title={words.personal}
        addLabel={words.addPersonal}
        addPath={addPaths.personal}
        none={words.noPersonal}
        rows={personalRows}
      />
    </>
  );
}
