/** The first letter of a name, of its second word if the first is an article; empty for an empty name. */
export function toInitial(name: string): string {
  const [initial = ''] = name.replace(/^(?:the|an?)\s+(?=\S)/i, '')
  return initial
}
