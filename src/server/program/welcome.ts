import type { FirstStart } from './installFirst';

/** What the terminal shows once the server listens. Passwords appear here only, never in the log. */
export function welcomeText(address: string, first: FirstStart): string {
  const lines = ['', `Issuedesk is ready: ${address}`];
  if (first.kind === 'setUpPage') {
    lines.push('The database is empty. Open the address to set it up.');
    lines.push(
      first.token === null
        ? 'You are asked for the set-up token that the server was started with.'
        : `You are asked for this set-up token: ${first.token}`,
    );
  }
  if (first.kind === 'demo') {
    lines.push('', 'Users of the demo tracker (shown only this once):');
    for (const { login, password, name, role, mustChangePassword } of first.accounts) {
      const notes = [name, role, ...(mustChangePassword ? ['must choose a new password'] : [])];
      lines.push(`  ${login.padEnd(8)} ${password.padEnd(14)} ${notes.join(', ')}`);
    }
  }
  return `${lines.join('\n')}\n\n`;
}
