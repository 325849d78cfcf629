import { screen } from '@testing-library/react';
import { StayedIssues } from '@/features/issues/bulk/StayedIssues';
import { focused } from '@tests/support/dom';
import { renderUi } from '@tests/ui/renderUi';

const stayed = (count: number, hasLinks = true) => (
  <StayedIssues
    items={Array.from({ length: count }, (_, index) => ({ issueId: index + 1 }))}
    name={({ issueId }) =>
      hasLinks ? <a href={`#/issues/${String(issueId)}`}>{`#${String(issueId)}`}</a> : issueId
    }
    reason={({ issueId }) => `Reason ${String(issueId)}`}
  />
);

test('of thousands the first are drawn, and more on demand, at which the keyboard goes on', async () => {
  const { user } = renderUi(stayed(5_000));
  expect(screen.getAllByRole('link')).toHaveLength(100);

  await user.click(screen.getByRole('button', { name: 'Show more: 4,900' }));
  expect(screen.getAllByRole('link')).toHaveLength(200);
  expect(focused()).toBe(screen.getByRole('link', { name: '#101' }));

  await user.click(screen.getByRole('button', { name: 'Show more: 4,800' }));
  expect(focused()).toBe(screen.getByRole('link', { name: '#201' }));
});

test('all can be reached, also where they are no links', async () => {
  const { user, show } = renderUi(stayed(100, false));
  expect(screen.getAllByRole('term')).toHaveLength(100);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  show(stayed(101, false));
  await user.click(screen.getByRole('button', { name: 'Show more: 1' }));
  expect(screen.getAllByRole('term')).toHaveLength(101);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(focused()).toHaveTextContent('101Reason 101');
});
