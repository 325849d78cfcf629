const pattern = /^[\p{L}\p{N}_.%+-]+@[\p{L}\p{N}_.-]+\.[a-z]{2,}$/iu;

/**
 * Whether a text is an email address by the server's rules (protocol 6.2): letters of any script, a plain top-level
 * domain.
 */
export function isEmail(text: string): boolean {
  return pattern.test(text);
}
