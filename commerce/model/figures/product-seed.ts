/** A pseudo-random number derived from an id (FNV-1a, 32 bits). */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193)
  }
  return (seed ^ (seed >>> 15)) >>> 0
}
