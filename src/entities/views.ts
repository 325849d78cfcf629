import type { EntityState } from '@reduxjs/toolkit';
import type { Id } from '@/protocol/scalars';
import { createReferenceSlice } from './referenceSlice';

/** A public view, or a personal one of this user. */
export interface View {
  viewId: Id;
  typeId: Id;
  name: string;
  isPublic: boolean;
}

const { slice, selectors } = createReferenceSlice({
  name: 'views',
  selectId: ({ viewId }: View) => viewId,
  read: ({ types }) =>
    types.flatMap((type) =>
      type.views.map((view) => ({
        viewId: view.id,
        typeId: type.id,
        name: view.name,
        isPublic: view.public,
      })),
    ),
});

export const viewsSlice = slice;
export const views = selectors;

/** The part of the state that is read here. */
export interface ViewsRoot {
  views: EntityState<View, Id>;
}
