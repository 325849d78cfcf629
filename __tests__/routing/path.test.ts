import { MAX_ID } from '@/protocol/firstLimits';
import { convertLegacyQuery } from '@/routing/address';
import { path } from '@/routing/path';
import { issuePaths } from '@/routing/paths/issues';
import { listUrl } from '@/routing/paths/listUrls';
import { listPaths, noFilters } from '@/routing/paths/lists';
import { matchList } from '@/routing/paths/matchList';
import { fc } from '@tests/support/properties';

describe('path', () => {
  it.each([
    ['/issues/1', { issueId: 1 }],
    ['/issues/2147483647', { issueId: 2147483647 }],
    ['/issues/2147483648', null],
    ['/issues/99999999999', null],
    ['/issues/01', null],
    ['/issues/0', null],
    ['/issues/-1', null],
    ['/issues/+1', null],
    ['/issues/1/', null],
    ['/issues//1', null],
    ['//issues/1', null],
    ['/Issues/1', null],
    ['issues/1', null],
    ['/issues/1?x', null],
    ['/issues/1#x', null],
    ['/issues/%31', null],
    ['/issues/１', null],
    ['', null],
    ['/', null],
  ])('reads %j as %j', (rawPath, params) => {
    expect(issuePaths.issueDetails.match(rawPath)).toEqual(params);
  });

  it('keeps Home apart from a lone slash', () => {
    expect(listPaths.home.match('')).toEqual({});
    expect(listPaths.home.match('/')).toBeNull();
  });

  it('reads back every address it writes', () => {
    const id = fc.integer({ min: 1, max: MAX_ID });
    const item = path('/issues/:issueId/items/:itemId');
    fc.assert(
      fc.property(id, id, (issueId, itemId) => {
        expect(item.match(item.url({ issueId, itemId }))).toEqual({ issueId, itemId });
      }),
    );
  });

  it('never throws on what users type', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const each of Object.values(issuePaths)) each.match(`/${text}`);
      }),
    );
  });
});

describe('listUrl', () => {
  it.each([
    [{ typeId: 2 }, '/types/2/issues'],
    [{ typeId: 2, projectId: 3 }, '/types/2/projects/3/issues'],
    [{ viewId: 4 }, '/views/4/issues'],
    [{ typeId: 2, viewId: 4, projectId: 3 }, '/views/4/projects/3/issues'],
    [{ typeId: 2, viewId: 4, projectId: 3, folderId: 5 }, '/views/4/folders/5/issues'],
    [{ typeId: 2, projectId: 3, folderId: 5 }, '/folders/5/issues'],
    [{ projectId: 3 }, ''],
    [{}, ''],
  ])('of %j is %j', (filters, url) => {
    expect(listUrl({ ...noFilters, ...filters })).toBe(url);
  });

  it('is what matchList reads', () => {
    expect(matchList('/views/4/projects/3/issues')).toEqual({
      filters: { ...noFilters, viewId: 4, projectId: 3 },
      search: null,
      shape: '',
      sort: null,
    });
    expect(matchList('/issues/4')).toBeNull();
  });

  it('holds a search as matchList reads it, whatever is searched for', () => {
    const column = fc.integer({ min: 0, max: MAX_ID });
    const filters = { ...noFilters, folderId: 5 };
    fc.assert(
      fc.property(column, fc.string({ unit: 'grapheme', minLength: 1 }), (id, value) => {
        const url = listUrl(filters, { column: id, value });
        expect(matchList(url)).toEqual({
          filters,
          search: { column: id, value },
          shape: '',
          sort: null,
        });
        // The browser gives it back unchanged.
        expect(new URL(`http://x/#${url}`).hash).toBe(`#${url}`);
      }),
    );
    expect(listUrl(filters, { column: 0, value: 'a\ud800' })).toMatch(/search=a%EF%BF%BD$/);
  });

  it.each([
    '/folders/5/issues?',
    '/folders/5/issues?search=x',
    '/folders/5/issues?column=0&search=',
    '/folders/5/issues?column=01&search=x',
    '/folders/5/issues?column=-1&search=x',
    '/folders/5/issues?column=2147483648&search=x',
    '/folders/5/issues?search=x&column=0',
    '/folders/5/issues?column=0&search=x&offset=50',
    '/folders/5/issues?column=0&search=%',
    '/folders/5/issues/?column=0&search=x',
    '?column=0&search=x',
  ])('knows no list at %j', (rawPath) => {
    expect(matchList(rawPath)).toBeNull();
  });
});

describe('convertLegacyQuery', () => {
  it.each([
    ['http://x/c.php?path=/items/5', 'http://x/c.php#/items/5'],
    ['http://x/c.php?path=%2Fissues%2F7', 'http://x/c.php#/issues/7'],
    ['http://x/c.php?path=/items/5&y=2#/about', 'http://x/c.php#/items/5'],
    ['http://x/c.php?y=2&path=/items/5', null],
    ['http://x/c.php#/a?path=/items/5', null],
    ['http://x/c.php', null],
    ['http://x/c.php?path=%', 'http://x/c.php#%'],
  ])('turns %j into %j', (href, converted) => {
    expect(convertLegacyQuery(href)).toBe(converted);
  });
});
