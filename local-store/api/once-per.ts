/** Creates a value for an object at its first use, and keeps it as long as the object lives. */
export function oncePer<Key extends object, Value extends object>(
  create: (key: Key) => Value,
): (key: Key) => Value {
  const created = new WeakMap<Key, Value>()
  return (key) => {
    const existing = created.get(key)
    if (existing !== undefined) return existing
    const value = create(key)
    created.set(key, value)
    return value
  }
}
