/**
 * Enough of the protocol to find out what a tracker has, and to change it.
 *
 * @param {string} address of the server
 * @param {{ login: string, password: string }} user
 * @param {{ asksTypes?: boolean }} [options] `asksTypes`: false where the first call is to be measured; nothing can be asked by type then
 */
export async function openTracker(address, user, { asksTypes = true } = {}) {
  let cookie = '';
  let csrfToken = '';

  async function call(name, payload) {
    const answer = await fetch(`${address}/server/api${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(cookie && { Cookie: cookie, 'X-CSRF-Token': csrfToken }),
      },
      body: JSON.stringify(payload),
    });
    const [session] = answer.headers.getSetCookie();
    if (session) cookie = session.split(';')[0];
    const { result, errorCode, errorMessage } = await answer.json();
    if (errorCode) throw new Error(`${name}: ${errorCode} ${errorMessage}`);
    return result;
  }

  ({ csrfToken } = await call('/login.php', user));
  const { types } = asksTypes ? await call('/global.php', {}) : { types: [] };

  /** The types as the client gets them, the one with the most issues first. */
  async function typesBySize() {
    const sizes = await Promise.all(
      types.map(async (type) => {
        const { totalCount } = await call('/issues/list.php', { typeId: type.id, limit: 1 });
        return { type, totalCount };
      }),
    );
    return sizes.sort((a, b) => b.totalCount - a.totalCount).map(({ type }) => type);
  }

  async function oldestIssues(typeId, limit) {
    const list = { typeId, sortColumn: 1, sortAscending: true, limit };
    const { issues } = await call('/issues/list.php', list);
    return issues.map(({ id }) => id);
  }

  const [name, value] = cookie.split('=');

  return {
    /** Of the server. */
    address,

    /** One call of the protocol by its path, such as `/users/add.php`. */
    call,

    /** The cookie of the session. */
    session: { name, value },

    /** What a request of the session carries. */
    headers: () => ({
      'Content-Type': 'application/json',
      Cookie: cookie,
      'X-CSRF-Token': csrfToken,
    }),

    typesBySize,

    /** Ids of the types, the one with the most issues first. */
    largestTypes: async () => (await typesBySize()).map(({ id }) => id),

    /** What stands first in the list of a type, in the order of its default view. */
    async firstIssues(typeId, limit) {
      const { issues } = await call('/issues/list.php', { typeId, offset: 0, limit });
      const answers = issues.map(({ id }) => call('/issues/load.php', { issueId: id }));
      return (await Promise.all(answers)).map(({ details }) => details);
    },

    /** The issue with the longest history; the demo gives it to one of the first issues. */
    async longestIssue() {
      let longest = { id: 0, name: '', entries: 0 };
      for (const { id } of types) {
        for (const issueId of await oldestIssues(id, 10)) {
          const issue = await call('/issues/load.php', { issueId, history: true });
          const entries = issue.history.length;
          if (entries > longest.entries) longest = { ...issue.details, entries };
        }
      }
      return longest;
    },
  };
}
