import { ChangeType, TextFormat } from '@/protocol/enums';

import { speakerOf } from '@/server/text/speaker';

import { readHistory } from '../readIssues';
import type { ExportedEntry } from '../trackerDocument';
import { attempt, type Move } from './move';
import { moveMessages } from './moveMessages';

/**
 * The protocol gives every change the time of its call, so a last comment of each issue tells the times of its history. The
 * issues keep the order in which they were changed.
 */
export async function writeTimes(move: Move): Promise<void> {
  const { admin, db, tracker } = move;
  const { language, serverName: server, commentMaxLength } = tracker.settings;
  const { translate } = await speakerOf(language);
  const heading = translate(moveMessages.times, { server });
  const issues = await db.selectFrom('issues').select('id').orderBy('stamp').execute();
  for (const { id: issueId } of issues) {
    const lines = (await readHistory(db, issueId)).map((entry) => timesOf(move, entry));
    for (const comment of textsOf([heading, ...lines], commentMaxLength)) {
      await attempt(move, `Times of issue #${String(issueId)}`, () =>
        admin.call('addComment', { issueId, comment, commentFormat: TextFormat.plain }),
      );
    }
  }
}

const linkedTypes: readonly ChangeType[] = [
  ChangeType.issueCreated,
  ChangeType.commentAdded,
  ChangeType.fileAdded,
];

function timesOf({ tracker }: Move, entry: ExportedEntry): string {
  const told = (time: number, userId: number) =>
    `${formatTime(time)} ${tracker.users.find(({ id }) => id === userId)?.name ?? ''}`;
  const { id, type, createdDate, createdBy, modifiedDate, modifiedBy } = entry;
  const created = `${linkedTypes.includes(type) ? '#' : ''}${String(id)} ${told(createdDate, createdBy)}`;
  return modifiedDate === null || modifiedBy === null
    ? created
    : `${created}; ${told(modifiedDate, modifiedBy)}`;
}

/** `2026-11-21 09:30`. */
function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}

/** As few texts as hold the lines; a line is always shorter than a text may be. */
function textsOf(lines: readonly string[], maxLength: number): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    const longer = `${texts.at(-1) ?? ''}\n${line}`;
    if (texts.length > 0 && longer.length <= maxLength) texts[texts.length - 1] = longer;
    else texts.push(line);
  }
  return texts;
}
