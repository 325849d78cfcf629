/** The bare React page: the same rows, without a store, a router or a form. What React costs at least. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { askForList } from './answers.mjs';

function Row({ id, cells }) {
  return createElement(
    'div',
    { role: 'row' },
    cells.map((cell, index) =>
      createElement(
        'div',
        { key: index, role: 'cell' },
        createElement('a', { href: `#/issues/${id}` }, String(cell)),
      ),
    ),
  );
}

function List({ columns, issues }) {
  return createElement(
    'main',
    { role: 'table' },
    createElement(
      'div',
      { role: 'row' },
      columns.map(({ id, name }) => createElement('div', { key: id, role: 'columnheader' }, name)),
    ),
    issues.map((issue) => createElement(Row, { key: issue.id, ...issue })),
  );
}

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(createElement(List, await askForList()));
