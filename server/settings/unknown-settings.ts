/** A name in the environment that begins like a setting and is none: mistyped, or of an earlier release. */
export type UnknownSetting = {
  readonly name: string
  /** The settings that begin so. */
  readonly alike: readonly string[]
}

const firstWord = (name: string) => /^[A-Z]+_/.exec(name)?.[0]

/** @param known the names of all settings */
export function listUnknownSettings(
  given: readonly string[],
  known: readonly string[],
): readonly UnknownSetting[] {
  const families = Map.groupBy(known, firstWord)
  return given.flatMap((name) => {
    const word = firstWord(name)
    const alike = word === undefined ? [] : (families.get(word) ?? [])
    return alike.length === 0 || known.includes(name) ? [] : [{ name, alike }]
  })
}
