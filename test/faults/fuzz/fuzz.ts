import { type OpenedStore, openFuzzedStore } from './open-fuzzed-store.ts'
import type { Finding, Target } from './target.ts'

export type FuzzOptions = {
  readonly seed: number
  /** The number of inputs in all. */
  readonly inputs: number
  readonly log: (line: string) => void
  /** How the names of the wanted targets begin; all targets if undefined. */
  readonly only?: string | undefined
}

/** Inputs that are made at once. */
const BATCH = 250
/** The same mistake is found thousands of times. */
const MAX_FINDINGS = 20

/**
 * Gives that many inputs to all targets, by their shares.
 * @returns how many were given, and what was wrong with which
 */
export async function fuzz({
  seed,
  inputs,
  log,
  only,
}: FuzzOptions): Promise<{ readonly inputs: number; readonly findings: readonly Finding[] }> {
  const opened = await openFuzzedStore()
  try {
    const all = await openTargets(opened)
    const targets = all.filter(({ name }) => only === undefined || name.startsWith(only))
    const shares = targets.reduce((sum, { share }) => sum + share, 0)
    const findings: Finding[] = []
    let given = 0
    for (const each of targets) {
      const count = Math.ceil((inputs * each.share) / shares)
      const found = await fuzzTarget(each, { seed, count, log })
      findings.push(...found)
      given += count
    }
    return { inputs: given, findings }
  } finally {
    opened.close()
  }
}

/** Imported once the shop is open, which decides the build of React for this process. */
async function openTargets(opened: OpenedStore): Promise<readonly Target[]> {
  const { modelTargets } = await import('./model-targets.ts')
  const { serverTargets } = await import('./server-targets.ts')
  const { storedTargets } = await import('./stored-targets.ts')
  const { merchantTargets } = await import('./merchant-targets.ts')
  const { openAnswerTargets } = await import('./answer-targets.ts')
  const { openStoreTargets } = await import('./store-targets.ts')
  const { openShopTargets } = await import('./shop-targets.ts')
  return [
    ...[...modelTargets, ...serverTargets, ...storedTargets, ...merchantTargets],
    ...[...(await openAnswerTargets(opened)), ...openStoreTargets(opened)],
    ...openShopTargets(opened),
  ]
}

async function fuzzTarget(
  target: Target,
  { seed, count, log }: { seed: number; count: number; log: FuzzOptions['log'] },
): Promise<readonly Finding[]> {
  const before = process.cpuUsage()
  const findings: Finding[] = []
  for (let done = 0; done < count && findings.length < MAX_FINDINGS; done += BATCH)
    findings.push(
      ...(await target.run({ seed: seed + done, count: Math.min(BATCH, count - done) })),
    )
  const { user, system } = process.cpuUsage(before)
  const seconds = ((user + system) / 1_000_000).toFixed(1)
  log(`${target.name}: ${count} inputs, ${findings.length} findings, ${seconds} s of the processor`)
  return findings
}
