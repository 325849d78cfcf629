import type { TextFormat } from '../enums';
import type { Id, Stamp, Stamped } from '../scalars';
import type { CommentText } from '../texts';
import { mutation, query } from '../operation';

export const commentOperations = {
  /** Answers the source text. */
  loadComment: query('/issues/comments/load.php', 'user')<
    { issueId: Id; commentId: Id; access?: 'adminOrOwner' | undefined },
    { text: string; format: TextFormat }
  >(),
  /** `stampId` is the id of the new comment. */
  addComment: mutation('/issues/comments/add.php', 'user')<
    { issueId: Id; comment: string; commentFormat?: TextFormat | undefined },
    { stampId: Stamp }
  >(),
  editComment: mutation('/issues/comments/edit.php', 'user')<
    {
      commentId: Id;
      comment: string;
      commentFormat?: TextFormat | undefined;
      was?: CommentText | undefined;
    },
    Stamped
  >(),
  deleteComment: mutation('/issues/comments/delete.php', 'user')<
    { commentId: Id; was?: CommentText | undefined },
    Stamped
  >(),
};
