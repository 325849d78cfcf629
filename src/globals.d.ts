interface Window {
  /** Set by the client page's inline script (protocol 1.3); checked before use. */
  __WI_OPTIONS?: unknown;
}

/** Of webpack: the nonce that scripts and stylesheets get which are loaded later. */
declare let __webpack_nonce__: string | undefined;

/** Of webpack: its runtime. There is none under test. */
declare const __webpack_require__: ((module: string | number) => unknown) & {
  /** What is done for a chunk before its code runs; each adds what is to be awaited. */
  f: { words?: (chunk: string | number, awaited: unknown[]) => void };
  /** The file of a chunk. */
  u: (chunk: string | number) => string;
};
