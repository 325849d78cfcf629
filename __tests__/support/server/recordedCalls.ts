/** What a real server answered, call by call (see the README beside `recorded`). Never edited by hand. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The recorded users; their rights differ (README). */
export type Login = 'admin' | 'bob' | 'carol' | 'dave' | 'heidi' | 'anonymous';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The body of an answer: its result, or why the call was refused. */
export type RecordedAnswer = { result: unknown } | { errorCode: number; errorMessage: string };

export interface RecordedCall {
  /** Place in the recording. */
  n: number;
  as: string;
  path: string;
  payload: JsonObject;
  status: number;
  answer: RecordedAnswer;
}

/** From here on every user reads the same filled tracker; before, it is only being filled. */
const FIRST_READ = 864;

let recording: RecordedCall[] | null = null;

function readRecording(): RecordedCall[] {
  recording ??= readFileSync(path.join(__dirname, '../recorded/session.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedCall)
    .filter(({ n }) => n >= FIRST_READ);
  return recording;
}

/** A client may ask for some of these parts of an issue; what was recorded with more answers less. */
const issueParts = ['description', 'attributes', 'history'] as const;

/** The same of a project. */
const projectParts = ['description', 'folders', 'members'] as const;

/**
 * The first recorded answer to the question, or null. The number of rows asked for does not count: most lists were
 * recorded ten at a time.
 */
export function findRecorded(
  as: Login,
  callPath: string,
  payload: JsonObject,
): RecordedCall | null {
  const calls = readRecording().filter((call) => call.as === as && call.path === callPath);
  if (callPath === '/issues/load.php') return findIssue(calls, payload);
  if (callPath === '/projects/load.php') return findProject(calls, payload);
  if (callPath === '/users/load.php' || callPath === '/account/load.php') {
    return findUser(calls, payload);
  }
  const asked = questionOf(payload);
  return calls.find((call) => questionOf(call.payload) === asked) ?? null;
}

function questionOf(payload: JsonObject): string {
  const entries = Object.entries(payload)
    .filter(([name, value]) => name !== 'limit' && value !== undefined)
    .sort(([one], [other]) => one.localeCompare(other));
  return JSON.stringify(entries);
}

function findIssue(calls: readonly RecordedCall[], payload: JsonObject): RecordedCall | null {
  const asked = issueParts.filter((part) => payload[part] === true);
  // Only texts come as they were typed or as HTML.
  const hasTexts = asked.includes('description') || asked.includes('history');
  const candidates = calls.filter(
    ({ payload: recorded }) =>
      recorded['issueId'] === payload['issueId'] &&
      recorded['access'] === payload['access'] &&
      (!hasTexts || (recorded['html'] === true) === (payload['html'] === true)) &&
      asked.every((part) => recorded[part] === true) &&
      (!asked.includes('history') || (recorded['filter'] ?? 1) === (payload['filter'] ?? 1)),
  );
  // What was not recorded incrementally is answered in full, which a server is free to do.
  const exact = candidates.find(
    ({ payload: recorded }) => (recorded['modifiedSince'] ?? 0) === (payload['modifiedSince'] ?? 0),
  );
  const found = exact ?? candidates[0];
  return found ? { ...found, answer: withParts(found.answer, asked) } : null;
}

/** Projects were recorded as a whole, and once more without parts for those who administer them. */
function findProject(calls: readonly RecordedCall[], payload: JsonObject): RecordedCall | null {
  const asked = projectParts.filter((part) => payload[part] === true);
  const ofProject = calls.filter(
    ({ payload: recorded }) => recorded['projectId'] === payload['projectId'],
  );
  const administered = ofProject.find(({ payload: recorded }) => recorded['access'] === 'admin');
  if (payload['access'] === 'admin' && administered && 'errorCode' in administered.answer) {
    return administered;
  }
  // The description was recorded as HTML only.
  if (asked.includes('description') && payload['html'] !== true) return null;
  const whole = ofProject.find(({ payload: recorded }) =>
    projectParts.every((part) => recorded[part] === true),
  );
  return whole ? { ...whole, answer: withParts(whole.answer, asked) } : null;
}

/** Users were recorded with their projects. */
function findUser(calls: readonly RecordedCall[], payload: JsonObject): RecordedCall | null {
  const found = calls.find(({ payload: recorded }) => recorded['userId'] === payload['userId']);
  return found
    ? {
        ...found,
        answer: withParts(found.answer, payload['projects'] === true ? ['projects'] : []),
      }
    : null;
}

function withParts(answer: RecordedAnswer, asked: readonly string[]): RecordedAnswer {
  if (!('result' in answer)) return answer;
  const parts = Object.entries(answer.result as JsonObject).filter(
    ([name]) =>
      name === 'details' || asked.includes(name) || (name === 'stubs' && asked.includes('history')),
  );
  return { result: Object.fromEntries(parts) };
}
