/**
 * A row of a report: what stands at its start, and a text beside it that breaks at spaces and goes on below itself.
 * @param columns of the terminal; on one too narrow for both, or where there is none, the text stays one line
 */
export function hangText(start: string, text: string, columns = Number.POSITIVE_INFINITY): string {
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
