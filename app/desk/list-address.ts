/** What is asked of a list, as its address says it. */
export type ListQuestion = Readonly<Record<string, string | number | null>>

/** The address of a list, or of a file with it; what is null or empty is not asked for. */
export function listAddress(path: string, question: ListQuestion): string {
  const asked = Object.entries(question)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => [name, String(value)])
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}
