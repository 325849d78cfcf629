import { useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { ViewColumns } from '@/protocol/views';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { EditIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { PropertyList } from '@/ui/PropertyList';
import { viewMessages } from './messages';
import { useViewWords } from './useViewWords';
import type { ViewColumn } from '@/forms/conditions/viewColumns';

interface DefaultViewPanelProps {
  typeId: number;
  view: ViewColumns;
  columns: readonly ViewColumn[];
}

/** What lists show without a view. */
export function DefaultViewPanel({ typeId, view, columns }: DefaultViewPanelProps) {
  const intl = useIntl();
  const words = useViewWords(columns)(view);
  return (
    <Panel
      title={intl.formatMessage(viewMessages.defaultView)}
      actions={
        <LinkButton icon={EditIcon} href={`#${issueTypePaths.editDefaultView.url({ typeId })}`}>
          {intl.formatMessage(actionMessages.edit)}
        </LinkButton>
      }
    >
      <PropertyList
        items={[
          {
            key: 'columns',
            label: intl.formatMessage(propertyMessages.columns),
            value: words.columns,
          },
          { key: 'sortBy', label: intl.formatMessage(viewMessages.sortBy), value: words.sortBy },
        ]}
      />
    </Panel>
  );
}
