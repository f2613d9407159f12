/* Runs the tests that a commit needs, the nearest to the change first, until the time is over: `npm run check`. */
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BaseSequencer, startVitest, type TestSpecification } from 'vitest/node'
import { getRelatedTests } from './related-tests.ts'
import { RunFilesReporter, TestBudget } from './test-budget.ts'

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
    /** How long further files are started. */
    seconds: { type: 'string', default: '30' },
    report: { type: 'string' },
  },
})
const root = resolve(values.root)
const { required, related, long, explanation } = getRelatedTests(root)
console.log(explanation)
const paths = [...required, ...related].map((path) => join(root, path))
const positions = new Map(paths.map((path, position) => [path, position]))

class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const positionOf = ({ moduleId }: TestSpecification) => positions.get(moduleId) ?? 0
    return files.toSorted((one, other) => positionOf(one) - positionOf(other))
  }
}

const budget = new TestBudget(Number(values.seconds) * 1000, paths.slice(0, required.length))
await startVitest(paths, {
  root,
  run: true,
  watch: false,
  // A single worker would get all files at once, and load each of them even after the time.
  ...(availableParallelism() === 1 && { maxWorkers: 2 }),
  sequence: { sequencer: NearestFirst },
  reporters: ['default', new RunFilesReporter({ outputFile: values.report }), budget],
})
const left = budget.left + long
if (left > 0) {
  const of = related.length + long
  console.log(
    `${left} of ${of} related test files were left to \`npm test\`: the check has a time limit.`,
  )
}
