export type Span = { readonly min: number; readonly max: number }

/** `3 to 10`, `3–10 players`, `4 or more`, `18+`; null without a number. */
export function readSpan(text: string): Span | null {
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const [min, max = min] = numbers
  if (min === undefined || max === undefined) return null
  return { min, max: /\d\s*\+|more|above/i.test(text) ? Infinity : max }
}
