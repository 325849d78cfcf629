interface Window {
  /** Set by the client page's inline script (api 1.3); checked before use. */
  __WI_OPTIONS?: unknown;
}
