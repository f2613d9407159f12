/** A code as typed or pasted: in upper case, without outer spaces and the invisible marks that messengers copy along. */
export function normalizeCode(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toUpperCase()
}
