interface Deadline {
  ms: number;
  /** What is thrown then; the work goes on, and nobody hears of it. */
  late: () => Error;
  /** A program that has nothing else to do may end before. */
  mayEnd?: boolean;
}

/** What work answers that has to be done in time. */
export async function inTime<Result>(
  work: Promise<Result>,
  { ms, late, mayEnd = false }: Deadline,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(late());
    }, ms);
    if (mayEnd) timer.unref();
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
