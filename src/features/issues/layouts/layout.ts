/** The ways to look at a list other than a table (decision 047). */
import { createSelector, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { Command } from '@/commands/command';
import type { IssueList, ListedIssue } from '@/protocol/issues';
import { listUrl } from '@/routing/paths/listUrls';
import { joinShape, splitShape } from '@/routing/paths/listShape';
import {
  selectListFilters,
  selectSearch,
  selectShape,
  selectWrittenSort,
} from '@/screen/issueList';
import type { RootState } from '@/store/rootReducer';

/** A way to look at a list: what stands in place of its table. */
export interface ListLayout {
  /** What its part of the address begins with, such as `board`. */
  kind: string;
  /** Fetched when it is shown first. It gets nothing but what stands there until then: it reads the state. */
  View: ComponentType<{ fallback?: ReactNode }>;
  /** What leads to it, and what it offers besides. */
  commands: readonly Command[];
  /** What the address would say behind the kind of what is on screen, which may be something else than it says. */
  shownArgs: (state: RootState) => readonly string[];
  /**
   * The issues in the order they are shown in, without those that are hidden; the order of the list by default. Asked
   * after each action, so it remembers its answer.
   */
  shownOrder?: (state: RootState, list: IssueList) => readonly ListedIssue[];
  /** Where issues can be folded away: all of them in their order, and the way to show one. */
  foldable?: {
    order: (state: RootState) => readonly ListedIssue[];
    unfold: (issueId: number) => ThunkAction<void, RootState, unknown, UnknownAction>;
  };
}

/** What the address says of the way to look at the list. */
export interface LayoutChoice {
  /** Empty for a table. */
  kind: string;
  /** What stands behind the kind, one by one. */
  args: readonly string[];
}

/** The way one looks at the list on screen. */
export const selectLayout = createSelector([selectShape], (shape): LayoutChoice => {
  const [kind = '', ...args] = splitShape(shape).as.split('.');
  return { kind, args };
});

/** Where the list on screen stands looked at in another way; without arguments that are empty at the end. */
export function layoutUrl(state: RootState, { kind, args }: LayoutChoice): string {
  const { where } = splitShape(selectShape(state));
  const as = [kind, ...args].join('.').replace(/\.+$/, '');
  const shape = joinShape({ where, as });
  return listUrl(selectListFilters(state), selectSearch(state), shape, selectWrittenSort(state));
}
