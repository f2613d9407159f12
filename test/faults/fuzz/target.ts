import fc from 'fast-check'

/** What is wrong with how an input was handled; null when nothing is. */
export type Verdict = string | null

export type Finding = {
  readonly target: string
  /** The seed of the batch: the same seed gives the same inputs. */
  readonly seed: number
  readonly input: string
  readonly problem: string
}

/** A kind of input, and the code that takes it. */
export type Target = {
  readonly name: string
  /** Its share of all inputs, relative to the other targets. */
  readonly share: number
  run(batch: { readonly seed: number; readonly count: number }): Promise<readonly Finding[]>
}

/** An input may block all other requests for this long. */
const MAX_BLOCKING_MS = 50
const SHOWN_CHARACTERS = 600
/** Compiling, collecting garbage and a busy machine make some tries slow; a slow input is slow every time. */
const MAX_TRIES = 12

export function target<Input>(
  name: string,
  share: number,
  inputs: fc.Arbitrary<Input>,
  judge: (input: Input) => Verdict | Promise<Verdict>,
): Target {
  return {
    name,
    share,
    async run({ seed, count }) {
      const findings: Finding[] = []
      for (const input of fc.sample(inputs, { seed, numRuns: count })) {
        const problem = await examine(judge, input)
        if (problem !== null) findings.push({ target: name, seed, problem, input: toText(input) })
      }
      return findings
    },
  }
}

async function examine<Input>(
  judge: (input: Input) => Verdict | Promise<Verdict>,
  input: Input,
): Promise<Verdict> {
  const start = performance.now()
  const problem = await attempt(judge, input)
  // The clock alone, for asking for the processor's time takes longer than most inputs.
  if (problem !== null || performance.now() - start <= MAX_BLOCKING_MS) return problem
  let least = Number.POSITIVE_INFINITY
  for (let again = 1; again < MAX_TRIES && least > MAX_BLOCKING_MS; again += 1)
    least = Math.min(least, await measure(judge, input))
  return least > MAX_BLOCKING_MS ? `took ${least.toFixed(0)} ms` : null
}

/** Milliseconds of the processor if they are fewer than the clock's: other programs use the machine, too. */
async function measure<Input>(
  judge: (input: Input) => Verdict | Promise<Verdict>,
  input: Input,
): Promise<number> {
  const [clock, processor] = [performance.now(), process.cpuUsage()]
  await attempt(judge, input)
  const { user, system } = process.cpuUsage(processor)
  return Math.min(performance.now() - clock, (user + system) / 1000)
}

async function attempt<Input>(
  judge: (input: Input) => Verdict | Promise<Verdict>,
  input: Input,
): Promise<Verdict> {
  try {
    return await judge(input)
  } catch (fault) {
    return `threw ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`
  }
}

function toText(input: unknown): string {
  const text = typeof input === 'string' ? JSON.stringify(input) : fc.stringify(input)
  return text.length > SHOWN_CHARACTERS
    ? `${text.slice(0, SHOWN_CHARACTERS)}… (${text.length})`
    : text
}

/** Runs `work`; true when it throws an error with one of these names, which its callers expect. */
export function isRefused(work: () => unknown, ...names: readonly string[]): boolean {
  try {
    work()
    return false
  } catch (fault) {
    if (fault instanceof Error && names.includes(fault.name)) return true
    throw fault
  }
}
