/** What the buttons say that submit forms and answer questions: what they do, never just "OK". */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageDescriptor } from 'react-intl';

const src = path.resolve(__dirname, '../../src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(server|forms)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }));

/** Every message that is given as a label, by the name it has in the file. */
const labels = files.flatMap(({ file, text }) =>
  [...text.matchAll(/submitLabel(?:=\{|: )([^\n]*)/g)]
    .flatMap(([, given = '']) => [...given.matchAll(/\b(\w*(?:[mM]essages|[sS]entences))\.(\w+)/g)])
    .map(([, messages = '', key = '']) => ({ file, text, messages, key })),
);

function moduleOf({ file, text, messages }: { file: string; text: string; messages: string }) {
  const from = new RegExp(`\\{[^}]*\\b${messages}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1] ?? '';
  return from.startsWith('@/')
    ? path.join(src, from.slice(2))
    : path.join(src, path.dirname(file), from);
}

it('finds the labels', () => {
  expect(labels.length).toBeGreaterThan(60);
});

/** Who gets the label from somebody else, or reads it from the command that asks. */
const handedOn = ['submitLabel', 'words'];

it('overlooks none', () => {
  const given = files.flatMap(({ text }) =>
    [...text.matchAll(/submitLabel=\{([^}\n]*)\}/g)].map(([, label = '']) => label),
  );
  const unknown = given.filter(
    (label) => !/(?:[mM]essages|[sS]entences)\.\w+/.test(label) && !handedOn.includes(label),
  );

  expect(unknown).toEqual([]);
});

it.each(labels)('$file names the act by $key', async (label) => {
  const found = (await import(moduleOf(label))) as Record<
    string,
    Record<string, MessageDescriptor> | undefined
  >;
  const message = found[label.messages]?.[label.key];

  expect(message?.defaultMessage).toMatch(/^(?:\{count, plural, one \{)?(?!OK\b)[A-Z]\w+/);
  // What translators are told, so that no language has a noun on the button.
  expect(message?.description).toMatch(/\b(verb|Command|Button)\b/);
});

it('has no text "OK" at all', () => {
  const saying = files.filter(({ text }) => /defaultMessage: 'OK'/i.test(text));

  expect(saying.map(({ file }) => file)).toEqual([]);
});
