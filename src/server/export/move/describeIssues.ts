import { readIssues } from '../readIssues';
import { attempt, type Move } from './move';

/** The last author of each description writes it. */
export async function describeIssues(move: Move): Promise<void> {
  for await (const { id, description } of readIssues(move.db)) {
    if (description === null) continue;
    await attempt(move, `Description of issue #${String(id)}`, async () => {
      const author = await move.sessionOf(description.modifiedBy);
      await author.call('addDescription', {
        issueId: id,
        description: description.text,
        descriptionFormat: description.format,
      });
    });
  }
}
