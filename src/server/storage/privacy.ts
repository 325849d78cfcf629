import { chmod, lstat, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { ConfigError } from '@/server/core/configError';
import { errorCode } from '@/server/core/errorCode';

/** Modes of what is ours alone: a tracker holds all that its users know, and hashes of their passwords. */
export const PRIVATE = { folder: 0o700, file: 0o600 } as const;
/** Modes of what belongs to the program, which another user may have installed. */
export const SHARED = { folder: 0o755, file: 0o644 } as const;

/** The bits of everybody but the owner. */
const OTHERS = 0o077;
const STICKY = 0o1000;

/** What lies in a data folder. */
const ownEntry = /^(?:database|files|dumps|lock|restoring|replaced)(?:\..*)?$/;

/** Windows has access lists instead, which a data folder inherits. */
const hasModes = process.platform !== 'win32';

/** All files and folders that this process makes from now on are its user's alone. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/** Gives everything in a folder, and the folder, these modes. Links are left alone: what they lead to is not ours. */
export async function setModes(
  folder: string,
  modes: { readonly folder: number; readonly file: number },
): Promise<void> {
  if (!hasModes) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chmod(folder, modes.folder);
  await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() || entry.isFile())
      .map((entry) =>
        chmod(
          path.join(entry.parentPath, entry.name),
          entry.isDirectory() ? modes.folder : modes.file,
        ),
      ),
  );
}

/**
 * Takes the data folder and all that is in it away from other users of the machine, as an older version or a service
 * manager may have left it to them. Answers whether that was necessary.
 * @throws ConfigError when the folder belongs to somebody else, or holds something else
 */
export async function keepPrivate(folder: string): Promise<boolean> {
  if (!hasModes) return false;
  const { mode } = await stat(folder);
  if ((mode & OTHERS) === 0) return false;
  const names = (await readdir(folder)).filter((name) => name !== 'lost+found');
  const own = names.filter((name) => ownEntry.test(name));
  if ((mode & STICKY) !== 0 || (own.length === 0 && names.length > 0)) {
    throw new ConfigError(
      `Other users of this machine can read ${folder}, and it is not a data folder. ` +
        'Name a folder of its own with --data, or take the permissions away (chmod 700).',
    );
  }
  try {
    await chmod(folder, PRIVATE.folder);
    for (const name of own) await takeAway(path.join(folder, name));
  } catch (error) {
    if (errorCode(error) !== 'EPERM' && errorCode(error) !== 'EACCES') throw error;
    throw new ConfigError(
      `Other users of this machine can read ${folder}, and it belongs to one of them. ` +
        'Make it yours (chown), or name a new folder in it with --data.',
    );
  }
  return true;
}

/**
 * Whether the folder is somebody else's, who can then read and replace what is in it, whatever its mode says. Only root
 * can work in such a folder. It may be meant so, as with the volume of a container, so it is told and not refused.
 */
export async function belongsToAnother(folder: string): Promise<boolean> {
  return hasModes && (await stat(folder)).uid !== process.getuid?.();
}

async function takeAway(entry: string): Promise<void> {
  const found = await lstat(entry);
  if (found.isDirectory()) await setModes(entry, PRIVATE);
  else if (found.isFile()) await chmod(entry, PRIVATE.file);
}
