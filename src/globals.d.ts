interface Window {
  /** Set by the client page's inline script (protocol 1.3); checked before use. */
  __WI_OPTIONS?: unknown;
}

/** Of webpack: the nonce that scripts and stylesheets get which are loaded later. */
declare let __webpack_nonce__: string | undefined;
