import { root } from '#tools/project.ts'
import { runProgram } from '#tools/run-program.ts'
import { countFor, type Effort } from './effort.ts'
import { atLeast, none, type Row } from './row.ts'

const WHOLE_INPUTS = 1_000_000
/** A target prints nothing until all its inputs were given. */
const SILENCE_MS = 15 * 60_000

/** Odd inputs for everything that reads one, in a separate process: an input that crashes it is a miss, too. */
export async function measureFuzz({ seed, share }: Effort): Promise<readonly Row[]> {
  const wanted = countFor({ seed, share }, WHOLE_INPUTS)
  const { code, output } = await runProgram(
    process.execPath,
    ['test/faults/fuzz/fuzz-all.ts', `--seed=${seed}`, `--inputs=${wanted}`],
    { cwd: root, silence: SILENCE_MS },
  )
  const given = Number(/^(\d+) inputs, \d+ findings/m.exec(output)?.[1] ?? 0)
  const findings = output.split('\n').filter((line) => line.startsWith('✗'))
  const isEnded = code === 0 || findings.length > 0
  const found = isEnded ? findings : [`it ended with ${code}: ${output.slice(-500)}`]
  return [
    atLeast('inputs', wanted, given),
    none('inputs that crash, hang, are answered 500 or taken wrongly', found, wanted),
  ]
}
