import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMissing } from '#platform/is-missing.ts'
import { listFiles, root } from './project.ts'
import {
  findGaps,
  type Heading,
  readStatements,
  type Statement,
  type TaggedTest,
} from './spec-statements.ts'
import { readSpecTags } from './spec-tags.ts'

/** The list of statements, and the generated table. */
const statementsFile = 'docs/spec-statements.md'
export const coverageFile = 'docs/spec-coverage.md'

type SpecCoverage = {
  readonly outline: readonly (Statement | Heading)[]
  readonly tests: readonly TaggedTest[]
  readonly faults: readonly string[]
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
    if (isMissing(error)) return []
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
