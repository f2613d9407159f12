import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'
import { coverageFile, readSpecCoverage, renderSpecCoverage } from './spec-coverage.ts'

/*
 * Writes the table of docs/spec-coverage.md from the statements and the tags in the tests.
 */

const coverage = readSpecCoverage()
for (const fault of coverage.faults) console.error(fault)
if (coverage.faults.length > 0) process.exitCode = 1

const file = join(root, coverageFile)
const wanted = renderSpecCoverage(coverage)
if (readFileSync(file, 'utf8') === wanted) {
  console.log('The coverage of the specification is up to date.')
} else {
  writeFileSync(file, wanted)
  console.log(`Wrote ${coverageFile}.`)
}
