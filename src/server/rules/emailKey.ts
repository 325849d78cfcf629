/** The key by which e-mail addresses are unique: case does not matter (protocol 7). */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
