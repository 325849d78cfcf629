import { Access } from '@/protocol/access';
import type { TextFormat } from '@/protocol/enums';

import { refuse } from '@/server/core/refusal';

/** Code 320. */
export function checkAccess(access: number): Access {
  return Object.values(Access).find((level) => level === access) ?? refuse('InvalidAccessLevel');
}

/** Code 363. */
export function checkTextFormat(format: number): TextFormat {
  if (format !== 0 && format !== 1) refuse('InvalidTextFormat');
  return format;
}
