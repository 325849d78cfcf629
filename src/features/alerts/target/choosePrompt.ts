/** The questions before an alert or report is deleted; `…At` for those limited to a place. */
interface DeletePrompts<Prompt> {
  deletePersonal: Prompt;
  deletePersonalAt: Prompt;
  deletePublic: Prompt;
  deletePublicAt: Prompt;
}

/** The question that fits what is deleted. */
export function choosePrompt<Prompt>(
  prompts: DeletePrompts<Prompt>,
  deleted: { isPublic: boolean; location: string | null } | undefined,
): Prompt {
  const isLimited = Boolean(deleted?.location);
  if (deleted?.isPublic) return isLimited ? prompts.deletePublicAt : prompts.deletePublic;
  return isLimited ? prompts.deletePersonalAt : prompts.deletePersonal;
}
