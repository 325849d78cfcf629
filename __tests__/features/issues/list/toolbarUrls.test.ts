import { folderUrl, projectUrl, typeUrl, viewUrl } from '@/features/issues/list/toolbarUrls';

const nothing = {
  ...{ typeId: 2, viewId: null, projectId: null, folderId: null, search: null },
  ...{ shape: '', sort: null },
};
const searched = { ...nothing, search: { column: 0, value: 'x' } };
const filtered = { ...searched, shape: 'where=id.is.1' };
const sorted = { ...searched, sort: { column: 4, ascending: false } };
const inView = { ...nothing, viewId: 5 };
const inProject = { ...nothing, projectId: 3 };
const inFolder = { ...nothing, projectId: 3, folderId: 9 };
const inViewAndFolder = { ...inFolder, viewId: 5 };

describe('choosing in the toolbar', () => {
  it.each([
    ['a type', typeUrl(4, { initialViewId: null, projectId: null }), '/types/4/issues'],
    [
      'a type with a view of its own',
      typeUrl(4, { initialViewId: 8, projectId: null }),
      '/views/8/issues',
    ],
    [
      'a type in a project',
      typeUrl(4, { initialViewId: null, projectId: 3 }),
      '/types/4/projects/3/issues',
    ],
    [
      'a type with a view in a project',
      typeUrl(4, { initialViewId: 8, projectId: 3 }),
      '/views/8/projects/3/issues',
    ],
    ['a view', viewUrl(nothing, 6), '/views/6/issues'],
    ['a view in a project', viewUrl(inProject, 6), '/views/6/projects/3/issues'],
    ['a view in a folder', viewUrl(inFolder, 6), '/views/6/folders/9/issues'],
    ['no view', viewUrl(inView, null), '/types/2/issues'],
    ['no view in a folder', viewUrl(inViewAndFolder, null), '/folders/9/issues'],
    ['a project', projectUrl(nothing, 3), '/types/2/projects/3/issues'],
    ['a project in a view', projectUrl(inView, 3), '/views/5/projects/3/issues'],
    ['another project', projectUrl(inViewAndFolder, 4), '/views/5/projects/4/issues'],
    ['all projects', projectUrl(inViewAndFolder, null), '/views/5/issues'],
    ['a folder', folderUrl(inProject, 9), '/folders/9/issues'],
    ['a folder in a view', folderUrl({ ...inProject, viewId: 5 }, 9), '/views/5/folders/9/issues'],
    ['all folders', folderUrl(inFolder, null), '/types/2/projects/3/issues'],
    ['what is selected already', viewUrl(searched, null), '/types/2/issues?column=0&search=x'],
    [
      'what is selected already, in an order',
      viewUrl(sorted, null),
      '/types/2/issues?column=0&search=x&sort=4.desc',
    ],
    ['another view than that of an order', viewUrl(sorted, 6), '/views/6/issues'],
    ['another view than that of a search', viewUrl(searched, 6), '/views/6/issues'],
    ['another view below conditions', viewUrl(filtered, 6), '/views/6/issues?where=id.is.1'],
    [
      'what is selected already, below conditions',
      viewUrl(filtered, null),
      '/types/2/issues?column=0&search=x&where=id.is.1',
    ],
    ['all folders in a view', folderUrl(inViewAndFolder, null), '/views/5/projects/3/issues'],
  ])('of %s leads to the most specific route', (_choice, url, expected) => {
    expect(url).toBe(expected);
  });
});
