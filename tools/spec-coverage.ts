import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, root } from './project.ts'
import { readSpecTags } from './spec-tags.ts'

/** The list of statements, and the generated table. */
export const statementsFile = 'docs/spec-statements.md'
export const coverageFile = 'docs/spec-coverage.md'

type Statement = {
  readonly number: string
  readonly text: string
  /** Numbers of the records in docs/decisions that change the statement. */
  readonly decisions: readonly string[]
}

type Heading = { readonly level: 2 | 3; readonly text: string }

type TaggedTest = {
  readonly path: string
  readonly title: string
  readonly numbers: readonly string[]
}

type SpecCoverage = {
  readonly outline: readonly (Statement | Heading)[]
  readonly tests: readonly TaggedTest[]
  readonly faults: readonly string[]
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

/** Reads statements, tests and decisions of the repository. */
export function readSpecCoverage(): SpecCoverage {
  const outline = readStatements(readFileSync(join(root, statementsFile), 'utf8'))
  const files = ['app', 'commerce', 'content', 'demo', 'desk', 'local-store', 'merchant']
    .concat(['platform', 'server', 'test', 'tools'])
    .flatMap((folder) => listIn(folder))
    .filter((path) => /\.(?:test|e2e)\.tsx?$/.test(path))
    .map((path) => ({ path, ...readSpecTags(path, readFileSync(join(root, path), 'utf8')) }))
  const tests = files.flatMap(({ path, tags }) => tags.map((tag) => ({ path, ...tag })))
  const decisions = listFiles(join(root, 'docs/decisions')).map((file) => file.slice(0, 4))
  const misplaced = files.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))
  return { outline, tests, faults: [...misplaced, ...findGaps(outline, tests, decisions)] }
}

function listIn(folder: string): string[] {
  try {
    return listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The table of docs/spec-coverage.md. */
export function renderSpecCoverage({ outline, tests }: Omit<SpecCoverage, 'faults'>): string {
  const lines = outline.flatMap((entry, index) => {
    if ('level' in entry) return ['', `${'#'.repeat(entry.level)} ${entry.text}`]
    const previous = outline[index - 1]
    const head = ['', '| number | statement | tests | decision |', '| --- | --- | --- | --- |']
    return [...(previous && 'level' in previous ? head : []), renderRow(entry, tests)]
  })
  const title = '# What of the specification is proven by what'
  const origin = `Generated from ${statementsFile} and the tags in the tests by \`npm run codegen\`; not edited by hand.`
  return `${[title, '', origin, ...lines].join('\n')}\n`
}

function renderRow(
  { number, text: statement, decisions }: Statement,
  tests: readonly TaggedTest[],
): string {
  const proofs = tests
    .filter(({ numbers }) => numbers.includes(number))
    .map(({ path, title }) => `\`${path}\` "${title}"`)
  const cells = [number, statement, proofs.join(', '), decisions.join(', ')].map(cell)
  return `${cells.map((text) => (text === '' ? '|' : `| ${text}`)).join(' ')} |`
}
