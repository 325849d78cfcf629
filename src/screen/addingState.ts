/** What the form that adds issues holds besides what is typed, as plain data. */

/** What each new issue of a form begins with: the defaults of the type, the values of the one before, or a template. */
export type AddingBase =
  | { readonly kind: 'defaults' }
  | { readonly kind: 'last' }
  | { readonly kind: 'template'; readonly name: string };

/** An issue that was added while the form stayed open. */
export interface AddedIssue {
  readonly issueId: number;
  readonly name: string;
  readonly folderId: number;
}

/** What is done about templates: one is kept, or they are looked over and perhaps one of them renamed. */
export type TemplateEditor =
  { readonly kind: 'new' } | { readonly kind: 'list'; readonly renamed: string | null };

export interface AddingState {
  /** Whether the form stays for another issue; null until that was chosen in it. */
  readonly another: boolean | null;
  /** The form it is about: when it was opened, in ms since 1970. */
  readonly openedAt: number;
  /** How many issues it has added. */
  readonly count: number;
  /** The last of them. */
  readonly added: AddedIssue | null;
  readonly base: AddingBase;
  readonly templates: TemplateEditor | null;
}
