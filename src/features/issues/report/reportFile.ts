import { type Report, reportArticle, reportFrame, type ReportIssue } from './reportDocument';

/** So many issues are a part of the file; what was written of it is no burden of the page any more. */
const issuesOfPart = 100;

/** The whole file, written issue by issue; null where `signal` ends it. */
export async function reportFile(
  report: Report,
  issues: AsyncIterable<ReportIssue>,
  { signal, note }: { signal: AbortSignal; note: (done: number) => void },
): Promise<Blob | null> {
  const [start, end] = reportFrame(report);
  const parts = [new Blob([start])];
  let texts: string[] = [];
  let done = 0;
  for await (const issue of issues) {
    if (signal.aborted) return null;
    texts.push(reportArticle(issue, report));
    note((done += 1));
    if (texts.length < issuesOfPart) continue;
    parts.push(new Blob(texts));
    texts = [];
  }
  return new Blob([...parts, ...texts, end], { type: 'text/html; charset=UTF-8' });
}
