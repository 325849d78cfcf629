import { useIntl } from 'react-intl';
import { CommandMenu } from '@/commands/CommandMenu';
import { commonMessages } from '@/i18n/commonMessages';
import { selectHasWholeLists } from '@/screen/workspace';
import { useAppSelector } from '@/store/hooks';
import { listMenu } from './listCommands';
import { wholeParts } from './wholeParts';

const target = { kind: 'list' } as const;

/** Commands for the whole list; out of use while there are none, as for visitors without issues. */
export function ListMenu() {
  const intl = useIntl();
  // Then there are more commands.
  useAppSelector(selectHasWholeLists);
  const { commands, LayoutMenu } = wholeParts;
  return (
    <>
      {LayoutMenu && <LayoutMenu />}
      <CommandMenu
        label={intl.formatMessage(commonMessages.more)}
        groups={[...listMenu, commands]}
        target={target}
        isSteady
      />
    </>
  );
}
