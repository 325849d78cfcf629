import { useLayoutEffect } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import { followCaption } from './captionDrag';
import { captionAt, columnOf } from './captions';
import { columnsBeside, moveColumn } from './moveColumn';

/** Columns are put in order by their captions, with a mouse or a pen; a finger scrolls the list. */
export function useCaptionDrag(): void {
  const context = useCommandContext();

  // External system: the pointer. Before the captions are painted, so that a press on one is never too early.
  useLayoutEffect(() => {
    function handlePointerDown(press: PointerEvent) {
      const { button, pointerType, target } = press;
      const caption = captionAt(target);
      const isEdge = target instanceof Element && target.closest('[data-column]') !== null;
      if (!caption || isEdge || button !== 0 || pointerType === 'touch') return;
      const columnId = columnOf(caption);
      if (columnId === null) return;
      const beside = columnsBeside(context.getState(), columnId);
      const captions = [...(caption.parentElement?.children ?? [])].filter(
        (element): element is HTMLElement =>
          element instanceof HTMLElement && beside.includes(columnOf(element) ?? -1),
      );
      if (captions.length < 2) return;
      followCaption({
        press,
        caption,
        captions,
        onDrop: (to) => {
          moveColumn(context, columnId, to);
        },
      });
    }

    document.addEventListener('pointerdown', handlePointerDown);
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown);
    };
  }, [context]);
}
