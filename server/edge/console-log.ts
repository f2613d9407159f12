import type { ShopLog } from '../process/log.ts'
import type { Settings } from '../settings.ts'

const severities = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Logs lines like server/process/log.ts, but to the console, which networks store or forward. */
export function createConsoleLog(
  level: Settings['logLevel'],
  requestId: () => string | null,
  output: Pick<Console, 'error' | 'warn'> = console,
): ShopLog {
  const writer = (name: 'error' | 'warn', number: number) => {
    if (severities.indexOf(name) < severities.indexOf(level)) return () => undefined
    return (details: unknown, message?: unknown) => {
      const words =
        typeof details === 'string' ? { msg: details } : { ...toFields(details), msg: message }
      const about = { level: number, time: new Date().toISOString() }
      output[name](JSON.stringify({ ...about, requestId: requestId() ?? undefined, ...words }))
    }
  }
  return { warn: writer('warn', 40), error: writer('error', 50) }
}

function toFields(details: unknown): object {
  if (typeof details !== 'object' || details === null) return {}
  const { err, ...rest } = details as { readonly err?: unknown }
  if (!(err instanceof Error)) return details
  const { name, message, stack } = err
  return { ...rest, err: { type: name, message, stack } }
}
