import { useState } from 'react';
import { selectSettings } from '@/entities/session';
import { type FormSchema, formSchema } from '@/forms/formSchema';
import { formattedText, optionalMultiLine, requiredMultiLine } from '@/forms/schema';
import { useAppSelector } from '@/store/hooks';
import { fileProblem, type PendingFile } from '../files/pendingFiles';
import type { CommentValues } from './commentValues';

/** A comment that is being written, with files; no draft can hold these. */
interface ComposerValues extends CommentValues {
  files: ReadonlySet<PendingFile>;
  /** The names of files that the text links: a draft may outlive them. */
  links: readonly string[];
}

/** What is sent of it, the files first. */
export type SentComment = CommentValues & { files: readonly PendingFile[] };

/** The rules of a new comment: as long as the server's settings say, and needless where there are files. */
export function useComposerSchema(): FormSchema<ComposerValues, SentComment> {
  const { commentMaxLength, fileMaxSize } = useAppSelector(selectSettings);
  const [schema] = useState(() => composerSchema(commentMaxLength, fileMaxSize));
  return schema;
}

function composerSchema(
  commentMaxLength: number,
  fileMaxSize: number,
): FormSchema<ComposerValues, SentComment> {
  const alone = formSchema(formattedText('comment', requiredMultiLine(commentMaxLength)));
  const withFiles = formSchema(formattedText('comment', optionalMultiLine(commentMaxLength)));
  return {
    secretFields: [],
    check({ files, links, ...text }) {
      const checked = (files.size > 0 ? withFiles : alone).check(text);
      const pending = [...files];
      const wrong = pending.map((one) => fileProblem(one, fileMaxSize)).find(Boolean);
      return {
        values: { ...checked.values, files, links },
        problems: { ...checked.problems, ...(wrong && { files: wrong }) },
        sent: checked.sent && !wrong ? { ...checked.sent, files: pending } : null,
      };
    },
  };
}
