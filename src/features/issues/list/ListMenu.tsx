import { useIntl } from 'react-intl';
import { CommandMenu } from '@/commands/CommandMenu';
import { commonMessages } from '@/i18n/commonMessages';
import { listMenu } from './listCommands';

const target = { kind: 'list' } as const;

/** Commands for the whole list; out of use while there are none, as for visitors without issues. */
export function ListMenu() {
  const intl = useIntl();
  return (
    <CommandMenu
      label={intl.formatMessage(commonMessages.more)}
      groups={listMenu}
      target={target}
      isSteady
    />
  );
}
