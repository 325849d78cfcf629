import {
  type Report,
  reportArticle,
  reportFrame,
  type ReportIssue,
  reportRow,
} from '@/features/issues/report/reportDocument';

const page = 'https://tracker.example/client/index.php';

const report: Report & { issues: readonly ReportIssue[] } = {
  title: 'All issues',
  subtitles: ['1 issue'],
  language: 'en-US',
  direction: 'ltr',
  page,
  headings: ['ID', 'Name'],
  issues: [
    {
      issueId: 7,
      name: 'Seven',
      cells: ['#7', 'Seven'],
      facts: [['Status', 'Open']],
      description: '',
      entries: [{ itemId: 70, heading: 'Comment by Alice', html: 'Hello' }],
    },
  ],
  there: { issues: new Set([7]), items: new Set([70]) },
  words: { description: 'Description', entries: 'Comments' },
};
const [issue] = report.issues;
const [entry] = issue?.entries ?? [];
if (!issue || !entry) throw new Error('The report has no issue.');

/** The whole file. */
function reportDocument(whole: typeof report): string {
  const [start, between, end] = reportFrame(whole);
  const articles = whole.issues.map((one) => reportArticle(one, whole));
  return [start, ...whole.issues.map(reportRow), between, ...articles, end].join('');
}

/** As a browser reads the file. */
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** With a text wherever a user can have written one. */
const withText = (text: string): typeof report => ({
  ...report,
  title: text,
  headings: [text],
  issues: [
    {
      issueId: 7,
      name: text,
      cells: [text],
      facts: [[text, text]],
      description: text,
      entries: [
        { ...entry, heading: text, html: text },
        {
          ...entry,
          itemId: 71,
          html: text,
          file: { name: text, size: '1 kB', picture: 'data:image/png;base64,AA' },
        },
      ],
    },
  ],
});

test.each([
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</head><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input autofocus onfocus=alert(1)></form>',
  '<div style="background:url(https://evil.example)" id="issue-7" class="x">x</div>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example"><style>@import "https://evil.example"</style>',
])('nothing of %s runs or loads', (text) => {
  const made = read(reportDocument(withText(text)));

  expect(
    made.querySelectorAll(
      'script, iframe, object, embed, form, input, svg, math, link, base, body style, body meta',
    ),
  ).toHaveLength(0);
  expect(made.querySelectorAll('style')).toHaveLength(1);
  expect(made.querySelectorAll('meta')).toHaveLength(4);
  const attributes = [...made.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name }) => /^on|^style$|^srcdoc$/.test(name))).toEqual([]);
  const addresses = attributes.filter(({ name }) => ['href', 'src'].includes(name));
  expect(
    addresses.filter(
      ({ value }) =>
        !/^#(?:issue|item)-\d+$|^data:image\/|^https:\/\/tracker\.example\//.test(value),
    ),
  ).toEqual([]);
  expect(made.querySelectorAll('[id="issue-7"]')).toHaveLength(1);
});

test('it allows no script and nothing from elsewhere, and says its language', () => {
  const made = read(reportDocument({ ...report, language: 'ar', direction: 'rtl' }));

  expect(made.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  );
  expect(made.documentElement.lang).toBe('ar');
  expect(made.documentElement.dir).toBe('rtl');
  expect(made.compatMode).toBe('CSS1Compat');
  expect(made.title).toBe('All issues');
});

test('its list leads to its issues', () => {
  const made = read(reportDocument(report));
  const links = [...made.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

  expect(links).toEqual(['#issue-7']);
  expect(made.querySelector('#issue-7 h2')?.textContent).toBe('#7 Seven');
  expect(made.querySelector('#issue-7 h2 a')?.getAttribute('href')).toBe(`${page}#/issues/7`);
});

test.each([
  ['#/issues/7', '#issue-7'],
  ['#/items/7', '#issue-7'],
  ['#/items/70', '#item-70'],
  ['#/issues/7/items/70', '#item-70'],
  ['#/items/99', `${page}#/items/99`],
  ['https://example.org/', 'https://example.org/'],
])('a link to %s in a text leads to %s', (href, target) => {
  const html = `See <a href="${href}">it</a>.`;
  const made = read(reportDocument({ ...report, issues: [{ ...issue, description: html }] }));

  expect(made.querySelector('.text a')?.getAttribute('href')).toBe(target);
});
