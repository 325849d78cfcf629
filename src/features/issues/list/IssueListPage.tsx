import { memo, type ReactNode } from 'react';
import { IssueGrid } from './IssueGrid';
import { ListToolbar } from './ListToolbar';

interface IssueListPageProps {
  notice?: ReactNode;
  /** What stands in place of the list where one has come to none. */
  home: ReactNode;
}

/** The main screen below the navbar: what is chosen, and the issues it stands for. Windows that open and close leave it alone. */
export const IssueListPage = memo(function IssueListPage({ notice, home }: IssueListPageProps) {
  return (
    <>
      <ListToolbar />
      {notice}
      <IssueGrid home={home} />
    </>
  );
});
