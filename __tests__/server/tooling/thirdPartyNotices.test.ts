import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

import { noticesFile, ThirdPartyNoticesPlugin } from '@/tooling/thirdPartyNotices.mjs';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-notices-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function addPackage(
  name: string,
  { license, text }: { license?: string; text?: string },
  source = 'export default [performance.now()];',
): Promise<void> {
  const folder = path.join(root, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  const description = { name, version: '1.2.3', type: 'module', main: 'index.js', license };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(description));
  await writeFile(path.join(folder, 'index.js'), source);
  if (text !== undefined) await writeFile(path.join(folder, 'LICENSE'), text);
}

/** Builds a program that uses `used`; answers what became of the notices. */
async function build(): Promise<{ notices: string | null; errors: string }> {
  await writeFile(path.join(root, 'main.js'), "import used from 'used';\nconsole.log(used);\n");
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    context: root,
    entry: './main.js',
    output: { path: path.join(root, 'out') },
    plugins: [new ThirdPartyNoticesPlugin()],
  });
  const errors = await new Promise<string>((resolve) => {
    compiler.run((error, stats) => {
      const messages = stats?.toJson({ all: false, errors: true }).errors ?? [];
      resolve([error?.message, ...messages.map(({ message }) => message)].join('\n'));
    });
  });
  const notices = await readFile(path.join(root, 'out', noticesFile), 'utf8').catch(() => null);
  return { notices, errors };
}

test('tells the licence of what is in the build, and of nothing else', async () => {
  // Webpack makes one module of these two and ours.
  const source = "import inner from '@scope/inner';\nexport default [inner, performance.now()];";
  await addPackage('used', { license: 'MIT', text: 'Copyright of somebody' }, source);
  await addPackage('@scope/inner', { license: 'ISC', text: 'Copyright of another' });
  await addPackage('unused', { license: 'GPL-3.0', text: 'No' });

  const { notices, errors } = await build();

  expect(errors).toBe('');
  expect(notices).toContain('\n\nused 1.2.3\n\nLicence: MIT\n\nCopyright of somebody\n');
  expect(notices).toContain('\n\n@scope/inner 1.2.3\n\nLicence: ISC\n\nCopyright of another\n');
  expect(notices).not.toContain('unused');
});

test.each([
  ['that is not allowed', { license: 'GPL-3.0', text: 'No' }, 'used has the licence GPL-3.0'],
  ['that nobody knows', { text: 'No' }, 'used names no licence'],
  ['without a text', { license: 'MIT' }, 'used (MIT) has no text of its licence'],
])('a licence %s fails the build', async (_case, description, message) => {
  await addPackage('used', description);

  expect((await build()).errors).toContain(message);
});
