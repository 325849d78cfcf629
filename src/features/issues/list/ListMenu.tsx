import { useIntl } from 'react-intl';
import { CommandGroups, CommandMenu } from '@/commands/CommandMenu';
import { commonMessages } from '@/i18n/commonMessages';
import { selectHasTicks, selectHasWholeLists } from '@/screen/workspace';
import { useAppSelector } from '@/store/hooks';
import { lazyView } from '@/ui/lazyView';
import { listMenu } from './listCommands';
import { listMenuPart } from './listMenuPart';
import { wholeParts } from './wholeParts';

const target = { kind: 'list' } as const;

/** Open, it waits for all its entries, so that none moves; those of the first load are there in any case. */
const ListMenuGroups = lazyView(listMenuPart, ({ show }) => (
  <CommandGroups groups={listMenu} target={target} show={show} />
));

/** Commands for the whole list; out of use while there are none, as for visitors without issues. */
export function ListMenu() {
  const intl = useIntl();
  // Then there are more commands.
  useAppSelector(selectHasTicks);
  useAppSelector(selectHasWholeLists);
  const { commands, LayoutMenu } = wholeParts;
  return (
    <>
      {LayoutMenu && <LayoutMenu />}
      <CommandMenu
        label={intl.formatMessage(commonMessages.more)}
        groups={[...listMenu, commands]}
        Groups={ListMenuGroups}
        target={target}
        isSteady
      />
    </>
  );
}
