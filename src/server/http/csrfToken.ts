import { refuse } from '@/server/core/refusal';

/** Code 371 for a call that does not say the token of its session: another site may have made the browser send it (protocol 1.6). */
export function requireCsrfToken(request: Request, csrfToken: string): void {
  if (request.headers.get('x-csrf-token') !== csrfToken) refuse('InvalidCsrfToken');
}
