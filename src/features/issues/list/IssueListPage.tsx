import type { ReactNode } from 'react';
import { IssueGrid } from './IssueGrid';
import { ListToolbar } from './ListToolbar';

/** The main screen below the navbar: what is chosen, and the issues it stands for. */
export function IssueListPage({ notice }: { notice?: ReactNode }) {
  return (
    <>
      <ListToolbar />
      {notice}
      <IssueGrid />
    </>
  );
}
