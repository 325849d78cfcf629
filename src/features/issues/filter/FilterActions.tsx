import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import type { FilterEditor } from '@/screen/filterEdit';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { AddIcon } from '@/ui/icons';
import { filterMessages } from './messages';

interface FilterActionsProps {
  /** What is open. */
  editor: FilterEditor | null;
  hasConditions: boolean;
  onOpen: (editor: FilterEditor) => void;
  onClear: () => void;
}

/** What can be done with the conditions above the list; visitors have no views of their own. */
export function FilterActions({ editor, hasConditions, onOpen, onClear }: FilterActionsProps) {
  const intl = useIntl();
  const canSave = useAppSelector(selectIsAuthenticated);
  return (
    <>
      <Button
        icon={AddIcon}
        variant="quiet"
        data-part="new"
        aria-expanded={editor === 'new'}
        onClick={() => {
          onOpen('new');
        }}
      >
        {intl.formatMessage(filterMessages.add)}
      </Button>
      {hasConditions && canSave && (
        <Button
          variant="quiet"
          data-part="view"
          aria-expanded={editor === 'view'}
          onClick={() => {
            onOpen('view');
          }}
        >
          {intl.formatMessage(filterMessages.saveView)}
        </Button>
      )}
      {hasConditions && (
        <Button variant="quiet" onClick={onClear}>
          {intl.formatMessage(filterMessages.remove)}
        </Button>
      )}
    </>
  );
}
