import { useCallback, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { useCommandItems } from '@/commands/useCommandItems';
import { propertyMessages } from '@/i18n/propertyMessages';
import { closePointedMenu, selectPointedMenu, showPointedMenu } from '@/screen/pointedMenu';
import type { PointedMenu } from '@/screen/issueView';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PointMenu } from '@/ui/PointMenu';
import { captionAt, columnOf } from './captions';
import { columnMenu } from './columnCommands';

/** What can be done with a column where one presses on its caption; arrow keys walk along captions and their ends. */
export function HeaderMenu() {
  const dispatch = useAppDispatch();
  const menu = useAppSelector(selectPointedMenu);

  // External system: the browser's own menu, which stays behind Shift, and the focus. Before the captions with their
  // ends are painted, so that a press on one is never too early.
  useLayoutEffect(() => {
    function handleContextMenu(event: MouseEvent) {
      const header = captionAt(event.target);
      const columnId = header && columnOf(header);
      if (event.shiftKey || event.defaultPrevented || !header || columnId === null) return;
      event.preventDefault();
      const { left, bottom } = header.getBoundingClientRect();
      const { clientX, clientY } = event;
      // Of a press by key there is no point: the menu hangs below the caption then.
      const at =
        clientX === 0 && clientY === 0 ? { x: left, y: bottom } : { x: clientX, y: clientY };
      dispatch(showPointedMenu({ kind: 'caption', columnId }, at));
    }

    document.addEventListener('contextmenu', handleContextMenu);
    document.addEventListener('keydown', walk);
    return () => {
      document.removeEventListener('contextmenu', handleContextMenu);
      document.removeEventListener('keydown', walk);
    };
  }, [dispatch]);

  return menu?.on.kind === 'caption' && <OpenMenu {...menu.on} at={menu.at} />;
}

type OpenMenuProps = Extract<PointedMenu['on'], { kind: 'caption' }> & Pick<PointedMenu, 'at'>;

function OpenMenu({ columnId, at }: OpenMenuProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const groups = useCommandItems(columnMenu, { kind: 'column', columnId });
  const close = useCallback(() => {
    dispatch(closePointedMenu());
  }, [dispatch]);
  return (
    <PointMenu
      label={intl.formatMessage(propertyMessages.columns)}
      at={at}
      groups={groups}
      onClose={close}
    />
  );
}

/** Left and right, from caption to border to caption; for fingers there are no borders. */
function walk(event: KeyboardEvent) {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const header = captionAt(target);
  if (!header || !(target instanceof HTMLElement)) return;
  const row = header.closest('[role=row]');
  const all = row?.querySelectorAll<HTMLElement>('button, [data-column]') ?? [];
  const stops = [...all].filter((stop) => stop.checkVisibility());
  const isForward = (key === 'ArrowRight') === (getComputedStyle(header).direction !== 'rtl');
  event.preventDefault();
  stops[stops.indexOf(target) + (isForward ? 1 : -1)]?.focus();
}
