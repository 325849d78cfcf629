import { useIntl } from 'react-intl';
import { useAppSelector } from '@/store/hooks';
import { TableIcon } from '@/ui/icons';
import { LazyErrorText } from '@/ui/LazyErrorText';
import { lazyView } from '@/ui/lazyView';
import { Menu } from '@/ui/Menu';
import { wholeParts } from '../list/wholeParts';
import { selectLayout } from './layout';
import { layoutGroupsPart } from './layoutGroupsPart';
import { layoutMessages } from './messages';

// The open menu says that there is nothing.
const LayoutGroups = lazyView(layoutGroupsPart, ({ show }) => show([]));

const missing = <LazyErrorText error={{ kind: 'network' }} />;

/** The ways to look at the list; its icon is that of the one in use. They come with the commands, if need be after a press. */
export function LayoutMenu() {
  const intl = useIntl();
  const { kind } = useAppSelector(selectLayout);
  return (
    <Menu
      label={intl.formatMessage(layoutMessages.viewAs)}
      icon={wholeParts.iconOfLayout?.(kind) ?? TableIcon}
      groups={(show) => <LayoutGroups show={show} />}
      emptyText={missing}
    />
  );
}
