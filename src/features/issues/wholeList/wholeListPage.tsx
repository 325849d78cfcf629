import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { issuesApi } from '@/api/endpoints/issues';
import { selectListArg } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { selectListSelection } from '@/lists/listSelection';
import type { RootState } from '@/store/rootReducer';
import { freshness } from '@/api/freshness';
import { screenQuery } from '@/windows/screenQuery';
import { definePage, type WindowSize } from '@/windows/windowPage';
import { NoTypeForm } from './NoTypeForm';

interface WholeListOptions {
  title: MessageDescriptor;
  /** Of the form; what is said in its place where there is no list needs little room. */
  size: WindowSize;
  Form: ComponentType;
}

/** Makes a page that deals with all issues of the list behind it, if there is one. */
export function wholeListPage({ title, size, Form }: WholeListOptions) {
  function WholeListPage() {
    const hasType = useAppSelector(selectHasType);
    return hasType ? <Form /> : <NoTypeForm />;
  }

  return definePage({
    queries: listQueries,
    title: () => ({ message: title }),
    size: ({ state }) => (selectHasType(state) ? size : 'small'),
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
          maxAge: freshness.list,
        }),
      ]
    : [];
}
