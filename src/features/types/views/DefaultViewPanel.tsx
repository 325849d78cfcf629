import { propertyMessages } from '@/i18n/propertyMessages';
import type { ViewColumns } from '@/protocol/views';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { EditablePanel } from '@/ui/EditablePanel';
import { NamedValues } from '@/ui/NamedValues';
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
  const words = useViewWords(columns)(view);
  return (
    <EditablePanel
      title={viewMessages.defaultView}
      editPath={issueTypePaths.editDefaultView.url({ typeId })}
    >
      <NamedValues
        items={[
          { label: propertyMessages.columns, value: words.columns },
          { label: viewMessages.sortBy, value: words.sortBy },
        ]}
      />
    </EditablePanel>
  );
}
