import type { Access } from '@/protocol/access';
import type { TextFormat } from '@/protocol/enums';

import { refuse } from '@/server/core/refusal';

/** Code 320. */
export function checkAccess(access: number): Access {
  if (access !== 0 && access !== 1 && access !== 2) refuse('InvalidAccessLevel');
  return access;
}

/** Code 363. */
export function checkTextFormat(format: number): TextFormat {
  if (format !== 0 && format !== 1) refuse('InvalidTextFormat');
  return format;
}
