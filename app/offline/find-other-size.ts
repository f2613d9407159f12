/**
 * Of one picture's cached URLs the best in place of another: of the same version where there is one, then the widest.
 * The query has size (`width`) and version (`v`).
 */
export function findOtherSize(cached: readonly string[], wanted: URL): string | undefined {
  const version = wanted.searchParams.get('v')
  const rank = (url: string) => {
    const { searchParams } = new URL(url)
    const width = Number(searchParams.get('width'))
    return searchParams.get('v') === version ? width : width - Number.MAX_SAFE_INTEGER
  }
  return cached.toSorted((one, other) => rank(other) - rank(one))[0]
}
