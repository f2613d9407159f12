/* Runs every check: `npm test`. With `--quick` those for each commit, with `--only=NAME` one of them. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Count, sumCounts } from './count-results.ts'
import { explainOwnShop } from './explain-own-shop.ts'
import { root } from './project.ts'
import { keepTemporaryFiles } from './temporary-files.ts'
import { allSteps, fullStages, quickStages, type Step } from './test-steps.ts'

const MAX_AT_ONCE = 2

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
})

/** The failures, printed again at the end: the output of a long run is often cut off. */
const failures: string[] = []

async function runStep(step: Step, beside: boolean): Promise<Count> {
  if (!beside) console.log(`\n── ${step.title}`)
  const started = Date.now()
  const { count, output, failures: named = [output.trim()], skipped } = await step.run()
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (beside) console.log(`\n── ${step.title}`)
  const words = output.trim()
  if (count.failed > 0 && words) console.log(words)
  const result = count.failed > 0 ? 'failed' : 'passed'
  console.log(skipped ? `skipped, not passed: ${skipped}` : `${result} in ${seconds} s`)
  if (count.failed > 0) failures.push(`${step.title}:`, ...named)
  return count
}

/** Runs a stage's steps two at a time, and prints each step's output as a whole. */
async function runStage(steps: readonly Step[]): Promise<Count> {
  const waiting = [...steps]
  const counts: Count[] = []
  const runWaiting = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      counts.push(await runStep(step, steps.length > 1))
    }
  }
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, runWaiting))
  return sumCounts(counts)
}

function chooseStages(): readonly (readonly Step[])[] {
  const stages = values.quick ? quickStages() : fullStages
  if (!values.only) return stages
  const chosen = allSteps.filter((step) => step.name === values.only)
  if (chosen.length > 0) return [chosen]
  console.error(
    `There is no step "${values.only}": choose ${allSteps.map((s) => s.name).join(', ')}.`,
  )
  return []
}

mkdirSync(join(root, '.cache'), { recursive: true })
keepTemporaryFiles()
const counts: Count[] = []
for (const stage of chooseStages()) counts.push(await runStage(stage))
const { passed, failed } = sumCounts(counts)
if (failures.length > 0) console.log(`\n── What failed\n${failures.join('\n')}`)
const explanation = explainOwnShop(failed)
if (explanation) console.log(`\n${explanation}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
