import { hash } from 'node:crypto'

/** A style sheet or script with a hash of its content in its name, so that it can be cached forever. */
export type HashedFile = { readonly name: string; readonly text: string }

export function toHashedFile(name: string, ending: 'css' | 'js', text: string): HashedFile {
  return { name: `${name}.${hash('sha256', text).slice(0, 12)}.${ending}`, text }
}
