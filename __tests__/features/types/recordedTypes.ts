import { findRecorded, type JsonObject, type Login } from '@tests/support/server/recordedCalls';
import { type Reply, replyWith } from '@tests/support/server/tracker';

/** The type that was recorded with everything in it. */
const wholeType = {
  typeId: 4,
  attributes: true,
  used: true,
  defaultView: true,
  publicViews: true,
  personalViews: true,
};

/** The attribute that was recorded with its definition. */
const wholeAttribute = { typeId: 4, attributeId: 21, details: true, used: true };

/** Lets the server answer a part of what was recorded as a whole: parts of type 4 and of its attribute 21. */
export function answerParts(as: Login): void {
  const answerPart: Reply = ({ path, payload }) => {
    if (path === '/types/load.php' && payload['typeId'] === wholeType.typeId) {
      return partOf(recordedResult(as, path, wholeType), payload, ['id', 'name']);
    }
    if (path === '/types/attributes/load.php' && payload['attributeId'] === 21) {
      return partOf(recordedResult(as, path, wholeAttribute), payload, ['name', 'type']);
    }
    return undefined;
  };
  replyWith(answerPart);
}

function recordedResult(as: Login, path: string, payload: JsonObject): JsonObject | null {
  const answer = findRecorded(as, path, payload)?.answer;
  return answer && 'result' in answer ? (answer.result as JsonObject) : null;
}

function partOf(
  result: JsonObject | null,
  payload: JsonObject,
  always: readonly string[],
): Response | undefined {
  if (!result) return undefined;
  const parts = Object.entries(result).filter(
    ([name]) => always.includes(name) || payload[name] === true,
  );
  return Response.json({ result: Object.fromEntries(parts) });
}
