import { useEffect, useLayoutEffect, useRef } from 'react';
import { textOf, useFormField } from '@/forms/useFormField';
import { noteCell, selectCellEdit } from '@/screen/cellEdit';
import type { CellEdit } from '@/screen/cellState';
import { useAppStore } from '@/store/hooks';

interface TypedTextProps {
  /** Of the field in the form around. */
  name: string;
  edit: CellEdit;
  /** The form has what was typed: now, and after each change of it. */
  onReady: () => void;
}

/** Keeps what is typed into a cell in the state, and shows what the state says: time travel moves it. */
export function TypedText({ name, edit, onReady }: TypedTextProps) {
  const { dispatch, getState } = useAppStore();
  const { value, setValue } = useFormField(name);
  const text = textOf(value);
  /** What both agreed upon last. */
  const agreed = useRef(text);

  // External system: the state of the whole page, from the point of view of a form. Before the next key, which would be
  // lost in between.
  useLayoutEffect(() => {
    if (text !== agreed.current) {
      agreed.current = text;
      dispatch(noteCell(edit, { typed: text }));
      return;
    }
    const typed = selectCellEdit(getState())?.typed ?? null;
    if (typed === null || typed === agreed.current) return;
    agreed.current = typed;
    setValue(typed);
  });

  // External system: the form around, which submits by now what it has on screen.
  useEffect(() => {
    if (text === agreed.current) onReady();
  });

  return null;
}
