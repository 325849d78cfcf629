import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { useCommandContext } from '@/commands/useCommandContext';
import type { FilterEditor } from '@/screen/filterEdit';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { AddIcon } from '@/ui/icons';
import { filterList, removeFilter, saveFilter } from './filterCommands';
import { filterMessages } from './messages';

const target = { kind: 'list' } as const;

/** What can be done with the conditions above the list: commands, and which of their forms is open. */
export function FilterActions({ editor }: { editor: FilterEditor | null }) {
  const intl = useIntl();
  const context = useCommandContext();
  const canSave = useAppSelector((state) => saveFilter.appliesTo(state, target));
  return (
    <>
      <Button
        icon={AddIcon}
        variant="quiet"
        data-command={filterList.id}
        data-part="new"
        aria-expanded={editor === 'new'}
        onClick={() => {
          filterList.run(context, target);
        }}
      >
        {intl.formatMessage(filterMessages.add)}
      </Button>
      {canSave && (
        <Button
          variant="quiet"
          data-command={saveFilter.id}
          data-part="view"
          aria-expanded={editor === 'view'}
          onClick={() => {
            saveFilter.run(context, target);
          }}
        >
          {intl.formatMessage(saveFilter.message)}
        </Button>
      )}
      <CommandButton command={removeFilter} target={target} variant="quiet" />
    </>
  );
}
