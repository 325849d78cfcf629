/** The bare table: rows of plain elements, made in one go. What any client of these servers costs at least. */
import { askForList } from './answers.mjs';

function element(name, role, ...children) {
  const made = document.createElement(name);
  if (role) made.setAttribute('role', role);
  made.append(...children);
  return made;
}

const { columns, issues } = await askForList();
const head = element(
  'div',
  'row',
  ...columns.map(({ name }) => element('div', 'columnheader', name)),
);
const rows = issues.map(({ id, cells }) =>
  element(
    'div',
    'row',
    ...cells.map((cell) => {
      const link = element('a', undefined, String(cell));
      link.href = `#/issues/${id}`;
      return element('div', 'cell', link);
    }),
  ),
);
document.body.append(element('main', 'table', head, ...rows));
