/**
 * Unsaved values of forms, kept outside the page so that a closed window, a crash or an expired session costs nothing.
 * Storage may be full, denied or written to by others: every failure here means no draft, never an error.
 */

/** What was typed and when. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Whose draft of which form. */
export interface DraftKey {
  /** Server and user; drafts of others are wiped. */
  readonly owner: string;
  readonly path: string;
}

const prefix = 'issuedesk.draft ';
const maxAge = 14 * 24 * 60 * 60 * 1000;

/** The draft of a form; null when there is none or it is old. */
export function readDraft(key: DraftKey, now = Date.now()): Draft | null {
  const text = attempt(() => localStorage.getItem(storageKey(key)));
  const draft = attempt((): unknown => JSON.parse(text ?? 'null'));
  return isDraft(draft) && now - draft.savedAt < maxAge ? draft : null;
}

/** Keeps the values that can be kept; files and other objects cannot. */
export function writeDraft(key: DraftKey, values: object, now = Date.now()): void {
  const draft: Draft = { values: { ...values }, savedAt: now };
  attempt(() => {
    localStorage.setItem(storageKey(key), JSON.stringify(draft));
  });
}

export function dropDraft(key: DraftKey): void {
  attempt(() => {
    localStorage.removeItem(storageKey(key));
  });
}

/** Wipes the drafts of everybody else: they are not for the eyes of the next user of this browser. */
export function dropForeignDrafts(owner: string): void {
  const own = ownerPrefix(owner);
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && !key.startsWith(own)) localStorage.removeItem(key);
    }
  });
}

/** The owner of drafts: one browser may know several servers at one origin. */
export function draftOwner(baseUrl: string, userId: number): string {
  return `${baseUrl}#${userId}`;
}

/** A copy of the values without the fields that must not be kept and the values that cannot be. */
export function keepable(values: object, secretFields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secretFields.includes(name) && isPlain(value),
    ),
  );
}

/** The values with those of a draft put in wherever they are of the same kind; a changed form ignores the rest. */
export function mergeDraft<Values extends object>(values: Values, draft: object): Values {
  const merged = Object.entries(values).map(
    ([name, value]: [string, unknown]): [string, unknown] => {
      const kept: unknown = Reflect.get(draft, name);
      if (isRecord(value) && isRecord(kept)) return [name, mergeDraft(value, kept)];
      const isSameKind = typeof kept === typeof value || value === null || kept === null;
      return [name, kept !== undefined && isSameKind && isPlain(kept) ? kept : value];
    },
  );
  return { ...values, ...Object.fromEntries(merged) };
}

function ownerPrefix(owner: string): string {
  return `${prefix}${owner} `;
}

function storageKey({ owner, path }: DraftKey): string {
  return ownerPrefix(owner) + path;
}

/** Denied storage throws on the mere mention of `localStorage`. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && isRecord(value['values']) && typeof value['savedAt'] === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isRecord(value)) return Object.values(value).every(isPlain);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
