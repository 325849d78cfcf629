import { itemLinksOf } from '@/features/issues/details/itemLinks';
import { ChangeType } from '@/protocol/enums';

const links = itemLinksOf({
  issueId: 7,
  history: [{ id: 12, type: ChangeType.commentAdded, createdDate: 0, createdBy: 1, text: '' }],
});

describe('itemLinksOf', () => {
  it.each([
    ['#/items/7', '#/issues/7'],
    ['#/items/12', '#/issues/7/items/12'],
    ['#/items/13', '#/items/13'],
    ['https://example.com/#/items/7', 'https://example.com/#/items/7'],
  ])('lets a link to %s lead to %s', (from, to) => {
    expect(links.inHtml(`see <a href="${from}">it</a>`)).toBe(`see <a href="${to}">it</a>`);
  });

  it('leaves the text of a comment alone', () => {
    expect(links.inHtml('href=&quot;#/items/7&quot;')).toBe('href=&quot;#/items/7&quot;');
  });

  it('finds links in values', () => {
    expect(links.inText('after #12, see www.example.com')).toEqual([
      { text: 'after ' },
      { text: '#12', href: '#/issues/7/items/12', external: false },
      { text: ', see ' },
      { text: 'www.example.com', href: 'http://www.example.com', external: true },
    ]);
  });
});
