import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { report } from '#content/doctor/report.ts'
import { type Check, type Finding, type Touches, wrong } from './check.ts'
import { checks } from './checks.ts'
import { createExamined, type Examined, type ExaminedOptions } from './examined.ts'
import { findScope } from './scope-checks.ts'

export type Diagnosis = {
  /** In the order of the checks. */
  readonly findings: readonly Finding[]
  readonly checked: number
  /** Whether the store could be reached; otherwise the checks that need it were skipped. */
  readonly isReached: boolean
}

/** In this order: the third stage needs the second, and the last reads the responses to all others. */
const stages: readonly (readonly Touches[])[] = [
  ['settings', 'own-address'],
  ['connection'],
  ['store', 'carts', 'checkout'],
  ['answers'],
]

/**
 * Runs the checks, those of a stage at the same time. Faults of the store become findings.
 * @param touching which checks to run; by default all
 */
export async function examine(
  options: ExaminedOptions,
  touching: readonly Touches[] = stages.flat(),
): Promise<Diagnosis> {
  const examined = createExamined(options)
  const found = new Map<Check, readonly Finding[]>()
  let isReached = true
  for (const stage of stages) {
    if (!isReached) break
    const runnable = checks.filter(
      ({ touches }) => stage.includes(touches) && touching.includes(touches),
    )
    const made = await Promise.all(runnable.map((check) => make(check, examined)))
    for (const [at, check] of runnable.entries()) found.set(check, made[at] ?? [])
    if (stage.includes('connection')) isReached = made.flat().length === 0
  }
  const findings = checks.flatMap((check) => found.get(check) ?? [])
  return { findings, checked: found.size, isReached }
}

async function make({ name, find }: Check, examined: Examined): Promise<readonly Finding[]> {
  try {
    const remarks = await find(examined)
    return remarks.map((remark) => ({ check: name, ...remark }))
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    // The scopes check has reported it.
    if (findScope(error) !== null) return []
    return [{ check: name, ...wrong(report.unfinished(name, error.message)) }]
  }
}
