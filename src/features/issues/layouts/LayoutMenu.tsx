import { useIntl } from 'react-intl';
import { CommandMenu } from '@/commands/CommandMenu';
import { useAppSelector } from '@/store/hooks';
import { TableIcon } from '@/ui/icons';
import { selectLayout } from './layout';
import { layoutCommands } from './layoutCommands';
import { layoutOf } from './layouts';
import { layoutMessages } from './messages';

const target = { kind: 'list' } as const;

/** The ways to look at the list; its icon is that of the one in use. */
export function LayoutMenu() {
  const intl = useIntl();
  const { kind } = useAppSelector(selectLayout);
  return (
    <CommandMenu
      label={intl.formatMessage(layoutMessages.viewAs)}
      icon={layoutOf(kind)?.commands[0]?.icon ?? TableIcon}
      groups={[layoutCommands]}
      target={target}
    />
  );
}
