/** The encodings a client takes, apart from `identity`, which every client takes. */
export function acceptedEncodings(request: Request): Set<string> {
  const parts = (request.headers.get('accept-encoding') ?? '').toLowerCase().split(',');
  return new Set(
    parts
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, weight = '1']) => Number(weight) > 0)
      .map(([encoding = '']) => encoding),
  );
}
