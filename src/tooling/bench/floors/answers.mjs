/** Asks what the client asks for its first list, in the same words. Part of each bare page. */
export async function askForList() {
  const { csrfToken, typeId } = window.floor;
  const ask = async (path, payload) => {
    const answer = await fetch(`/server/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    return (await answer.json()).result;
  };
  const [list] = await Promise.all([
    ask('/issues/list.php', { typeId, offset: 0, limit: 50 }),
    ask('/global.php'),
  ]);
  return list;
}
