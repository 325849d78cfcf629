import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { apiWithHooks } from '@/api/hooks';
import { answerCall, createApiStore, succeed } from './apiStore';

const { useListTypesQuery, useAddTypeMutation, useLoadIssueQuery } = apiWithHooks;

/** A page as somebody may write it who extends the client. */
function TypesPage() {
  const { names } = useListTypesQuery(undefined, {
    selectFromResult: ({ data }) => ({ names: data?.types.map(({ name }) => name) }),
  });
  const [addType] = useAddTypeMutation();
  return (
    <button onClick={() => void addType({ name: 'Bugs' })}>{names?.join(', ') ?? 'Loading'}</button>
  );
}

it('shows an answer, saves, and asks again for what the save made stale', async () => {
  const names = ['Tasks'];
  answerCall('/types/list.php', () =>
    HttpResponse.json({ result: { types: names.map((name, id) => ({ id, name })) } }),
  );
  answerCall('/types/add.php', () => {
    names.push('Bugs');
    return HttpResponse.json({ result: { typeId: 2, changed: true } });
  });
  const store = createApiStore();
  render(<TypesPage />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Tasks' }));

  expect(await screen.findByRole('button', { name: 'Tasks, Bugs' })).toBeVisible();
});

function IssueName({ modifiedSince }: { modifiedSince: number }) {
  const { data } = useLoadIssueQuery({ issueId: 5, modifiedSince });
  return <p>{data?.details.name ?? 'Loading'}</p>;
}

it('takes questions for the same that the api takes for the same', async () => {
  const requests = succeed('/issues/load.php', { details: { id: 5, name: 'Crash', stamp: 9 } });
  const store = createApiStore();
  const { rerender } = render(<IssueName modifiedSince={0} />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await screen.findByText('Crash');

  rerender(<IssueName modifiedSince={9} />);

  expect(screen.getByText('Crash')).toBeVisible();
  expect(requests).toHaveLength(1);
});
