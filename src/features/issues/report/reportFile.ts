import {
  type Report,
  reportArticle,
  reportFrame,
  type ReportIssue,
  reportRow,
} from './reportDocument';

/**
 * So many issues are a part of the file: what was written of it is no burden of the page any more. In the file they stand
 * together, too, so that a browser lays out those that one looks at.
 */
const issuesOfPart = 25;

/** The whole file, written issue by issue; null where `signal` ends it. */
export async function reportFile(
  report: Report,
  issues: AsyncIterable<ReportIssue>,
  { signal, note }: { signal: AbortSignal; note: (done: number) => void },
): Promise<Blob | null> {
  const [start, between, end] = reportFrame(report);
  const parts = { rows: [new Blob([start])], articles: [new Blob([between])] };
  let texts: { rows: string[]; articles: string[] } = { rows: [], articles: [] };
  let done = 0;
  const endPart = () => {
    if (texts.rows.length === 0) return;
    parts.rows.push(new Blob(texts.rows));
    parts.articles.push(new Blob(['<div>', ...texts.articles, '</div>']));
    texts = { rows: [], articles: [] };
  };
  for await (const issue of issues) {
    if (signal.aborted) return null;
    texts.rows.push(reportRow(issue));
    texts.articles.push(reportArticle(issue, report));
    note((done += 1));
    if (texts.rows.length === issuesOfPart) endPart();
  }
  endPart();
  return new Blob([...parts.rows, ...parts.articles, end], { type: 'text/html; charset=UTF-8' });
}
