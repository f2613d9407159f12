/**
 * A row of a report: its start, and beside it a text that wraps at spaces and keeps its indentation.
 * @param columns of the terminal; if it is too narrow for both, or unknown, the text stays one line
 */
export function wrapWithIndent(
  start: string,
  text: string,
  columns = Number.POSITIVE_INFINITY,
): string {
  const room = columns - start.length
  if (room < 24) return start + text
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= room) {
      lines[lines.length - 1] = `${line} ${word}`
    } else lines.push(word)
  }
  return start + lines.join(`\n${' '.repeat(start.length)}`)
}
