import { memo, type ReactNode } from 'react';
import { IssueGrid } from './IssueGrid';
import { ListToolbar } from './ListToolbar';

/** The main screen below the navbar: what is chosen, and the issues it stands for. Windows that open and close leave it alone. */
export const IssueListPage = memo(function IssueListPage({ notice }: { notice?: ReactNode }) {
  return (
    <>
      <ListToolbar />
      {notice}
      <IssueGrid />
    </>
  );
});
