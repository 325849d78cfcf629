/** The newest known release; addresses only when `version` is not null (protocol 3.1). */
export interface UpdateInfo {
  version: string | null;
  notesUrl?: string | null;
  downloadUrl?: string | null;
}
