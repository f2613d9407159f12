import { z } from 'zod'
import { parseJson } from '#commerce/model/stored-fields.ts'
import { askNpm, type NpmOutput } from './ask-npm.ts'

/** Whether the dependencies have known vulnerabilities; `unknown` when no registry responds. */
export type Audit =
  | { readonly type: 'clean' }
  | { readonly type: 'found'; readonly holes: readonly string[] }
  | { readonly type: 'unknown'; readonly reason: string }

/** `npm audit --json`, of npm 7 and later. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
})

const TIMEOUT_MS = 15_000

/** Audits all locked packages: developers' tools build what shoppers get, and run where keys are. */
export async function auditDependencies(ask: typeof askNpm = askNpm): Promise<Audit> {
  const options = ['audit', '--package-lock-only', '--json']
  return readAudit(await ask(options, TIMEOUT_MS))
}

function readAudit({ code, stdout, stderr }: NpmOutput): Audit {
  const output = parseJson(stdout)
  const { success, data } = report.safeParse(output)
  if (!success) return { type: 'unknown', reason: explain(output, code, stderr) }
  const holes = Object.entries(data.vulnerabilities).map(([name, { severity, via }]) => {
    const advisories = via.map((each) =>
      typeof each === 'string' ? each : `${each.title} ${each.url}`,
    )
    return `${name} (${severity}): ${advisories.join('; ')}`
  })
  return holes.length === 0 ? { type: 'clean' } : { type: 'found', holes }
}

const failure = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional(), code: z.string().nullish() }).optional(),
})

/** One line, without a registry's URL. */
function explain(output: unknown, code: number | null, stderr: string): string {
  if (code === null) return 'npm did not answer in time'
  const { data } = failure.safeParse(output)
  const reason = data?.error?.summary || data?.message || data?.error?.code || stderr
  const [line = ''] = reason.trim().split('\n')
  return (
    line.replaceAll(/https?:\/\/\S+/g, 'the registry').slice(0, 200) || `npm ended with ${code}`
  )
}
