const pattern = /^[a-z0-9_.%+-]+@[a-z0-9_.-]+\.[a-z]{2,}$/i;

/** Whether a text is an e-mail address by the server's rules (screens 13.5). */
export function isEmail(text: string): boolean {
  return pattern.test(text);
}
