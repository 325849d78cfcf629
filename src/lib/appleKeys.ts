/** Apple's keyboards have other names for the keys that change what a key does, and type signs with Option. */
export function hasAppleKeys(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
