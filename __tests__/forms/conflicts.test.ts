import { changesMeanwhile, withoutTheirs, withTheirs } from '@/forms/conflicts';

const before = {
  name: 'Lamp',
  text: 'Old',
  textFormat: 0,
  values: { 1: 'a', 2: 'b' },
  tags: [1, 2],
};

it.each<[string, Partial<typeof before>, Partial<typeof before>, [string, boolean][]]>([
  ['nothing', {}, {}, []],
  ['what only the user changed', {}, { name: 'Mine' }, []],
  ['what both changed to the same', { name: 'Same' }, { name: 'Same' }, []],
  ['another field', { name: 'Theirs' }, { text: 'Mine' }, [['name', false]]],
  ['the same field', { name: 'Theirs' }, { name: 'Mine' }, [['name', true]]],
  [
    'another of nested values',
    { values: { 1: 'x', 2: 'b' } },
    { values: { 1: 'a', 2: 'y' } },
    [['values.1', false]],
  ],
  [
    'the same of nested values',
    { values: { 1: 'x', 2: 'b' } },
    { values: { 1: 'y', 2: 'b' } },
    [['values.1', true]],
  ],
  ['a list, as a whole', { tags: [1] }, { tags: [2] }, [['tags', true]]],
  [
    'the format of a text the user wrote',
    { textFormat: 1 },
    { text: 'Mine' },
    [['textFormat', true]],
  ],
  ['a text whose format the user chose', { text: 'Theirs' }, { textFormat: 1 }, [['text', true]]],
  [
    'a text whose format both chose',
    { text: 'Theirs', textFormat: 1 },
    { textFormat: 1 },
    [['text', false]],
  ],
  [
    'the format of a text that both wrote',
    { text: 'Same', textFormat: 1 },
    { text: 'Same' },
    [['textFormat', false]],
  ],
])('finds %s', (_case, theirs, mine, found) => {
  const changes = changesMeanwhile({
    before,
    theirs: { ...before, ...theirs },
    mine: { ...before, ...mine },
  });

  expect(changes.map(({ name, isEdited }) => [name, isEdited])).toEqual(found);
});

it('puts their values into mine', () => {
  const mine = { ...before, text: 'Mine', values: { 1: 'a', 2: 'y' } };
  const theirs = { ...before, name: 'Theirs', values: { 1: 'x', 2: 'b' } };

  const merged = withTheirs(mine, changesMeanwhile({ before, theirs, mine }));

  expect(merged).toEqual({ ...mine, name: 'Theirs', values: { 1: 'x', 2: 'y' } });
});

it.each<[string, string, string, boolean | null]>([
  ['what was saved', 'Tried', 'Lamp', null],
  ['what was saved, while it is wanted', 'Tried', 'Tried', null],
  ['what was not saved', 'Lamp', 'Lamp', null],
  ['what somebody else saved', 'Theirs', 'Lamp', true],
  ['what somebody else saved, while mine is wanted', 'Theirs', 'Tried', true],
])('knows after a save without an answer %s', (_case, theirs, mine, isEdited) => {
  const changes = changesMeanwhile({
    before,
    tried: [{ ...before, name: 'Tried' }],
    theirs: { ...before, name: theirs },
    mine: { ...before, name: mine },
  });

  expect(changes.map((change) => change.isEdited)).toEqual(isEdited === null ? [] : [isEdited]);
});

it('takes their values out of theirs', () => {
  const theirs = { ...before, name: 'Theirs', text: 'New' };
  const changes = changesMeanwhile({ before, theirs, mine: { ...before, text: 'New' } });

  expect(withoutTheirs(theirs, changes)).toEqual({ ...before, text: 'New' });
});
