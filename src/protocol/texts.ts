import type { TextFormat } from './enums';
import type { Id, Time } from './scalars';

/** Description of an issue or project; HTML when it was loaded with `html: true`. */
export interface Description {
  modifiedBy: Id;
  modifiedDate: Time;
  text: string;
  format: TextFormat;
}

/** Description of something that is being added; absent or empty means none. */
export interface DescriptionInput {
  description?: string | undefined;
  descriptionFormat?: TextFormat | undefined;
}

/** A description, as far as it is written. */
export interface DescriptionText {
  description: string;
  descriptionFormat: TextFormat;
}

/** A comment, as far as it is written. */
export interface CommentText {
  comment: string;
  commentFormat: TextFormat;
}

/** What is written of a file. */
export interface FileText {
  name: string;
  description?: string | undefined;
}
