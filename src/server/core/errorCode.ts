/** The code of a failed system call, such as `ENOENT`, or statement, such as `40001`; undefined for other errors. */
export function errorCode(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
