import { CHUNK_SIZE } from '@/features/issues/details/historyChunks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChangeType } from '@/protocol/enums';
import type { HistoryEntry, LoadedIssue } from '@/protocol/issues';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';

/** Of comments of a line, what a screen of 1,080 px can show is in two parts. */
const onScreen = 2 * CHUNK_SIZE;

/** An issue that was discussed for years. */
function longIssue(count: number): LoadedIssue {
  const history = Array.from({ length: count }, (_, index): HistoryEntry => ({
    id: 1000 + index,
    type: ChangeType.commentAdded,
    createdDate: 1_795_000_000 + index * 600,
    createdBy: 4,
    text: `Remark <strong>${index}</strong> &amp; reply.`,
  }));
  return {
    details: {
      id: 7,
      name: 'A long story',
      folderId: 1,
      typeId: 2,
      createdDate: 1_795_000_000,
      createdBy: 4,
      modifiedDate: 1_795_000_000,
      modifiedBy: 4,
      stamp: 5000,
      subscribed: false,
    },
    description: null,
    attributes: [],
    history,
  };
}

async function openHistory({ count, at = '/issues/7' }: { count: number; at?: string }) {
  renderApp({ at, as: 'carol' });
  serverAnswers('/issues/load.php', longIssue(count));
  return screen.findByRole('region', { name: 'All history' });
}

describe('a long history', () => {
  it('holds the words of every comment in few elements', async () => {
    const history = await openHistory({ count: 2000 });
    // Far ones come right after the first picture.
    await waitFor(() => {
      expect(history).toHaveTextContent('Remark 1999 & reply.');
    });

    const missing = Array.from({ length: 2000 }, (_, index) => `Remark ${index} & reply.`).filter(
      (text) => !history.textContent.includes(text),
    );
    expect(missing).toEqual([]);
    expect(within(history).getAllByRole('article')).toHaveLength(onScreen);
  });

  it('shows the entry the address points to in full', async () => {
    const history = await openHistory({ count: 2000, at: '/issues/7/items/2500' });

    const entry = within(history).getByRole('article', { current: 'location' });
    expect(entry).toHaveTextContent('Remark 1500 & reply.');
    expect(within(entry).getByText('1500', { selector: 'strong' })).toBeInTheDocument();
    // And the part of the entry between those beside it: it may stand at an edge.
    expect(within(history).getAllByRole('article')).toHaveLength(onScreen + 3 * CHUNK_SIZE);
  });

  it('shows everything in full when it is printed', async () => {
    const history = await openHistory({ count: 100 });

    fireEvent(window, new Event('beforeprint'));

    expect(within(history).getAllByRole('article')).toHaveLength(100);
  });
});
