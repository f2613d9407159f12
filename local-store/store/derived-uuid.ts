import { hash } from 'node:crypto'

/** A UUID derived from a text: the same text always gives the same UUID, which does not reveal the text. */
export function derivedUuid(text: string): string {
  const digest = hash('sha256', text)
  const parts = [8, 4, 4, 4, 12].map((length, position, lengths) => {
    const start = lengths.slice(0, position).reduce((sum, each) => sum + each, 0)
    return digest.slice(start, start + length)
  })
  return parts.join('-')
}
