type Fields<Value> = Readonly<Record<string, Value>>;

/** What is stored, with what has changed here alone: another tab may have stored what it has chosen since. */
export function withChanges<Value>(
  stored: Fields<Value>,
  before: Fields<Value>,
  after: Fields<Value>,
): Fields<Value> {
  const names = Object.keys({ ...before, ...after });
  const changed = names.filter((name) => before[name] !== after[name]);
  const kept = Object.entries(stored).filter(([name]) => !changed.includes(name));
  return Object.fromEntries([
    ...kept,
    ...changed.flatMap((name) => (name in after ? [[name, after[name]]] : [])),
  ] as [string, Value][]);
}
