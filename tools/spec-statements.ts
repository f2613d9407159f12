export type Statement = {
  readonly number: string
  readonly text: string
  /** Numbers of the records in docs/decisions that change the statement. */
  readonly decisions: readonly string[]
}

export type Heading = { readonly level: 2 | 3; readonly text: string }

export type TaggedTest = {
  readonly path: string
  readonly title: string
  readonly numbers: readonly string[]
}

/** Reads the list of statements: headings, and lines such as `- 2.041 text (decision 0010)`. */
export function readStatements(text: string): (Statement | Heading)[] {
  return text.split('\n').flatMap((line): (Statement | Heading)[] => {
    const heading = /^(##|###) (.+)$/.exec(line)
    if (heading?.[2]) return [{ level: heading[1] === '##' ? 2 : 3, text: heading[2] }]
    const item = /^- (\d\.\d{3}) (.+?)(?: \(decision (\d{4}(?:, \d{4})*)\))?$/.exec(line)
    if (!item?.[1] || !item[2]) return []
    return [{ number: item[1], text: item[2], decisions: item[3]?.split(', ') ?? [] }]
  })
}

/** Faults between statements and tests: unproven statements, unknown and repeated numbers. */
export function findGaps(
  outline: readonly (Statement | Heading)[],
  tests: readonly TaggedTest[],
  decisions: readonly string[],
): string[] {
  const statements = outline.filter((entry) => 'number' in entry)
  const numbers = statements.map(({ number }) => number)
  const tagged = new Set(tests.flatMap((test) => test.numbers))
  return [
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `${number} is listed twice`),
    ...statements
      .filter((statement) => !tagged.has(statement.number) && statement.decisions.length === 0)
      .map(({ number, text }) => `${number} has neither test nor decision: ${text}`),
    ...statements.flatMap((statement) =>
      statement.decisions
        .filter((decision) => !decisions.includes(decision))
        .map((decision) => `${statement.number} names decision ${decision}, which is not there`),
    ),
    ...tests.flatMap(({ path, title, numbers: proven }) =>
      proven
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path} "${title}" names ${number}, which no statement has`),
    ),
  ]
}
