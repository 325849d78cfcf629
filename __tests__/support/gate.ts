/** What waits until a test lets it go on, such as the answer of a server. */
export interface Gate {
  isOpen: Promise<undefined>;
  open: () => void;
}

/** A closed gate. */
export function createGate(): Gate {
  let open: () => void = () => undefined;
  const isOpen = new Promise<undefined>((resolve) => {
    open = () => {
      resolve(undefined);
    };
  });
  return { isOpen, open };
}
