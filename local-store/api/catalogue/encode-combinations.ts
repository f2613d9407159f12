/**
 * Encodes combinations of option values in the provider's compact text: indexes of values, one level per option; `:`
 * goes a level down, `,` back up, a space separates values and `-` joins a range.
 *
 * @param combinations of equal length, as indexes of values
 */
export function encodeCombinations(combinations: readonly (readonly number[])[]): string {
  const text = encodeLevel(combinations)
  return combinations[0]?.length === 1 ? `${text},` : text
}

function encodeLevel(combinations: readonly (readonly number[])[]): string {
  const byFirst = Map.groupBy(combinations, ([first]) => first ?? 0)
  const firsts = [...byFirst.keys()].sort((a, b) => a - b)
  if (combinations[0]?.length === 1) return toRuns(firsts)
  return firsts
    .map((first) => {
      const rest = (byFirst.get(first) ?? []).map((combination) => combination.slice(1))
      return `${first}:${encodeLevel(rest)},`
    })
    .join('')
}

/** `0-2 4` for 0, 1, 2 and 4. */
function toRuns(sorted: readonly number[]): string {
  const runs: { start: number; end: number }[] = []
  for (const value of sorted) {
    const last = runs.at(-1)
    if (last !== undefined && last.end + 1 === value) last.end = value
    else runs.push({ start: value, end: value })
  }
  return runs.map(({ start, end }) => (start === end ? `${start}` : `${start}-${end}`)).join(' ')
}
