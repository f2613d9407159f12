/**
 * Typos between two words: a letter too many, too few, wrong, or swapped with the next.
 * @param maxTypos stops counting above it
 * @returns the mistakes; infinite above `maxTypos`
 */
export function countTypos(typed: string, word: string, maxTypos: number): number {
  if (Math.abs(typed.length - word.length) > maxTypos) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      next.push(
        Math.min(
          cell(last, column) + 1,
          cell(next, column - 1) + 1,
          cell(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? cell(beforeLast, column - 2) + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...next) > maxTypos) return Infinity
    beforeLast = last
    last = next
  }
  const typos = cell(last, word.length)
  return typos > maxTypos ? Infinity : typos
}

const cell = (row: readonly number[], column: number) => row[column] ?? Infinity
