/* A million odd inputs, over every parser and endpoint: `npm run fuzz`. Exits with 1 when something is wrong. */
import { parseArgs } from 'node:util'
import { keepTemporaryFiles } from '#tools/temporary-files.ts'
import { fuzz } from './fuzz.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    inputs: { type: 'string', default: '1000000' },
    only: { type: 'string' },
  },
})

const say = (line: string) => void process.stdout.write(`${line}\n`)

keepTemporaryFiles()
say(`Seed ${values.seed}, ${values.inputs} inputs`)
const { inputs, findings } = await fuzz({
  seed: Number(values.seed),
  inputs: Number(values.inputs),
  only: values.only,
  log: say,
})
for (const { target, seed, input, problem } of findings)
  say(`\n✗ ${target} (seed ${seed}) ${problem}\n  ${input}`)
say(`\n${inputs} inputs, ${findings.length} findings, seed ${values.seed}`)
// Open handles wait for a store that is closed.
process.exit(findings.length > 0 ? 1 : 0)
