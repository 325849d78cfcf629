import { HttpResponse } from 'msw';
import { answerCall, createApiStore } from '@tests/api/apiStore';
import { createGate } from '@tests/support/gate';
import { issuesApi } from '@/api/endpoints/issues';
import { issues, loadIssueArg, selectHistoryBlocks } from '@/entities/issues';
import { selectSettings } from '@/entities/session';
import { ChangeType, HistoryFilter } from '@/protocol/enums';
import type { HistoryEntry, LoadedIssue, LoadIssuePayload } from '@/protocol/issues';

const { loadIssue } = issuesApi.endpoints;

const comment = (id: number, text = ''): HistoryEntry => ({
  id,
  type: ChangeType.commentAdded,
  createdBy: 1,
  createdDate: id * 1000,
  text,
});

function anAnswer(issueId: number, stamp: number, parts: Partial<LoadedIssue> = {}): LoadedIssue {
  return {
    details: {
      id: issueId,
      name: `Issue ${issueId}`,
      folderId: 1,
      typeId: 1,
      createdDate: 0,
      createdBy: 1,
      modifiedDate: stamp,
      modifiedBy: 1,
      stamp,
      subscribed: false,
    },
    description: null,
    attributes: [],
    history: [],
    ...parts,
  };
}

/** A store whose server gives one answer after the other; `sent` collects what it was asked. */
function createIssueStore(...answers: LoadedIssue[]) {
  const store = createApiStore();
  const sent: LoadIssuePayload[] = [];
  answerCall('/issues/load.php', async (request) => {
    sent.push((await request.json()) as LoadIssuePayload);
    return HttpResponse.json({ result: answers[sent.length - 1] });
  });
  const load = (arg: LoadIssuePayload) =>
    store.dispatch(loadIssue.initiate(arg, { forceRefetch: true }));
  return { store, sent, load };
}

const text = { modifiedBy: 1, modifiedDate: 5, text: 'Hello', format: 0 } as const;

describe('an opened issue', () => {
  it('is the same object after a load that changed nothing, and shares what did not change', async () => {
    const description = { ...text };
    const { store, load } = createIssueStore(
      anAnswer(7, 10, { description, history: [comment(5)] }),
      anAnswer(7, 10, { description, history: [] }),
      anAnswer(7, 12, { description, history: [comment(12)] }),
    );
    const loadNext = async () => {
      await load(loadIssueArg(store.getState(), 7));
      return issues.selectById(store.getState(), 7);
    };

    const first = await loadNext();
    expect(await loadNext()).toBe(first);
    const third = await loadNext();
    expect(third?.history.map(({ id }) => id)).toEqual([5, 12]);
    expect(third?.description).toBe(first?.description);
    expect(third?.history[0]).toBe(first?.history[0]);
  });

  it('continues where the last load ended', async () => {
    const { store, sent, load } = createIssueStore(
      anAnswer(7, 10, { description: text, history: [comment(5), comment(8), comment(9)] }),
      anAnswer(7, 14, {
        description: true,
        history: [comment(8, 'changed'), comment(12)],
        stubs: [5],
      }),
    );

    await load(loadIssueArg(store.getState(), 7));
    await load(loadIssueArg(store.getState(), 7));

    expect(sent.map(({ modifiedSince }) => modifiedSince)).toEqual([0, 10]);
    expect(issues.selectById(store.getState(), 7)).toMatchObject({
      details: { stamp: 14 },
      description: text,
      history: [comment(8, 'changed'), comment(9), comment(12)],
    });
  });

  it('replaces and forgets its description as the server says', async () => {
    const { store, load } = createIssueStore(
      anAnswer(7, 10, { description: text }),
      anAnswer(7, 11, { description: { ...text, text: 'New' } }),
      anAnswer(7, 12, { description: null }),
    );
    const read = () => issues.selectById(store.getState(), 7)?.description;

    await load(loadIssueArg(store.getState(), 7));
    await load(loadIssueArg(store.getState(), 7));
    expect(read()?.text).toBe('New');
    await load(loadIssueArg(store.getState(), 7));
    expect(read()).toBeNull();
  });

  it('starts anew with another filter, which is kept as the choice of the user', async () => {
    const { store, sent, load } = createIssueStore(
      anAnswer(7, 10, { history: [comment(5)] }),
      anAnswer(7, 10, { history: [comment(6)] }),
    );

    await load(loadIssueArg(store.getState(), 7));
    await load(loadIssueArg(store.getState(), 7, { filter: HistoryFilter.comments }));

    expect(sent[1]).toMatchObject({ modifiedSince: 0, filter: HistoryFilter.comments });
    expect(issues.selectById(store.getState(), 7)?.history).toEqual([comment(6)]);
    expect(selectSettings(store.getState()).historyFilter).toBe(HistoryFilter.comments);
    expect(loadIssueArg(store.getState(), 7)).toMatchObject({
      filter: HistoryFilter.comments,
      modifiedSince: 10,
    });
  });

  it('drops the late answer of a filter that was left', async () => {
    const { isOpen: isReleased, open: letThrough } = createGate();
    const store = createApiStore();
    answerCall('/issues/load.php', async (request) => {
      const { filter } = (await request.json()) as LoadIssuePayload;
      if (filter === HistoryFilter.all) await isReleased;
      const id = filter === HistoryFilter.all ? 5 : 6;
      return HttpResponse.json({ result: anAnswer(7, 10, { history: [comment(id)] }) });
    });

    const late = store.dispatch(loadIssue.initiate(loadIssueArg(store.getState(), 7)));
    await store.dispatch(
      loadIssue.initiate(loadIssueArg(store.getState(), 7, { filter: HistoryFilter.files })),
    );
    letThrough();
    await late;

    expect(issues.selectById(store.getState(), 7)?.history).toEqual([comment(6)]);
  });

  it('ignores what forms load of an issue', async () => {
    const { store, load } = createIssueStore(anAnswer(7, 10));

    await load({ issueId: 7, description: true });

    expect(issues.selectAll(store.getState())).toEqual([]);
  });

  it('ignores the continuation of something it does not know', async () => {
    const { store, load } = createIssueStore(anAnswer(7, 10));

    await load({ ...loadIssueArg(store.getState(), 7), modifiedSince: 9 });

    expect(issues.selectAll(store.getState())).toEqual([]);
  });

  it('is forgotten after twenty others', async () => {
    const issueIds = Array.from({ length: 21 }, (_, index) => index + 1);
    const again = 1;
    const { store, load } = createIssueStore(
      ...[...issueIds.slice(0, 20), again, 21].map((issueId) => anAnswer(issueId, 50)),
    );

    for (const issueId of [...issueIds.slice(0, 20), again, 21]) {
      await load(loadIssueArg(store.getState(), issueId));
    }

    expect(issues.selectTotal(store.getState())).toBe(20);
    expect(issues.selectById(store.getState(), again)).toBeDefined();
    expect(issues.selectById(store.getState(), 2)).toBeUndefined();
  });

  it('shows its history in blocks, computed once', async () => {
    const { store, load } = createIssueStore(
      anAnswer(7, 10, { history: [comment(5), comment(8)] }),
    );

    await load(loadIssueArg(store.getState(), 7));

    const blocks = selectHistoryBlocks(store.getState(), 7);
    expect(blocks.map(({ itemId }) => itemId)).toEqual([5, 8]);
    expect(selectHistoryBlocks(store.getState(), 7)).toBe(blocks);
    expect(selectHistoryBlocks(store.getState(), 99)).toEqual([]);
  });

  it('can be kept unread', () => {
    expect(loadIssueArg(createApiStore().getState(), 7, { unread: true })).toEqual({
      issueId: 7,
      description: true,
      attributes: true,
      history: true,
      modifiedSince: 0,
      filter: HistoryFilter.all,
      html: true,
      unread: true,
    });
  });
});
