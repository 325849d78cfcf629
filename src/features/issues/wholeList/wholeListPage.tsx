import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { issuesApi } from '@/api/endpoints/issues';
import { freshnessSeconds } from '@/protocol/limits';
import { selectListArg } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { selectListSelection } from '@/store/listSelection';
import type { RootState } from '@/store/rootReducer';
import { screenQuery } from '@/store/screenQuery';
import { definePage } from '@/store/windowRoutes';
import { NoTypeForm } from './NoTypeForm';

/** Makes a page that deals with all issues of the list behind it, if there is one. */
export function wholeListPage({ title, Form }: { title: MessageDescriptor; Form: ComponentType }) {
  function WholeListPage() {
    const hasType = useAppSelector(selectHasType);
    return hasType ? <Form /> : <NoTypeForm />;
  }

  return definePage({
    queries: listQueries,
    title: () => ({ message: title }),
    Page: WholeListPage,
  });
}

function selectHasType(state: RootState): boolean {
  return selectListSelection(state).type !== null;
}

/** The list itself tells how many issues there are: the answer on the screen serves as long as it is fresh. */
function listQueries({ state }: { state: RootState }) {
  const arg = selectHasType(state) ? selectListArg(state) : null;
  return arg
    ? [
        screenQuery(issuesApi.endpoints.listIssues, arg, {
          maxAge: freshnessSeconds.issueList,
        }),
      ]
    : [];
}
