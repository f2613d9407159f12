import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import SonicBoom from 'sonic-boom'
import { UnusableDatabaseError } from '#desk/database/unusable-database-error.ts'

/** The shop's log for operators; a platform without files has its own logger. */
export type ShopLog = Pick<Logger, 'error' | 'warn'>

/**
 * Logs JSON lines; addresses, cards and form fields are never logged.
 * @param requestId of the request being handled
 */
export function createLog(
  level: string,
  destination: DestinationStream = openLogOutput(),
  requestId: () => string | null = () => null,
): Logger {
  const timestamp = pino.stdTimeFunctions.isoTime
  const mixin = () => {
    const id = requestId()
    return id === null ? {} : { requestId: id }
  }
  const serializers = { err: toLoggedError }
  const hooks: LoggerOptions['hooks'] = {
    logMethod(args, method) {
      // It was told once (late-desk.ts). A request still gets its line, which is found by the request's id.
      if (isUnusableDatabase(args[0]) && requestId() === null) return
      method.apply(this, args)
    },
  }
  return pino({ level, base: undefined, timestamp, mixin, serializers, hooks }, destination)
}

const isUnusableDatabase = (fields: unknown) =>
  typeof fields === 'object' &&
  fields !== null &&
  'err' in fields &&
  fields.err instanceof UnusableDatabaseError

/** An error as pino writes it; of the store's errors only message, path and code: the rest may repeat what was sent. */
function toLoggedError(error: Error): object {
  // The operator's to mend, and no bug.
  if (error instanceof UnusableDatabaseError) return { type: error.name, message: error.message }
  // pino lists these errors twice.
  const { aggregateErrors: _, errors, ...logged } = pino.stdSerializers.err(error)
  if (!Array.isArray(errors)) return logged
  const safe = errors.map(({ message, path, extensions }) => ({
    message,
    path,
    code: extensions?.code,
  }))
  return { ...logged, errors: safe }
}

/** Accepts lines without blocking. */
export type LogOutput = DestinationStream & {
  /** How many lines could not be written since the start. */
  readonly countDropped: () => number
  /** Resolves when the last lines are written, after half a second at most. */
  readonly close: () => Promise<void>
}

const MAX_WAITING_BYTES = 1024 * 1024
const LAST_LINES_MS = 500

/**
 * Writes lines asynchronously. While the disk is full or nobody reads the output, 1 MB of lines is buffered and further
 * ones are dropped; once there is room again, a line says how many.
 * @param fd standard output by default
 */
export function openLogOutput(fd = 1): LogOutput {
  const output = new SonicBoom({ fd, maxLength: MAX_WAITING_BYTES })
  const log = createLog('warn', output)
  let dropped = 0
  let reported = 0
  let isClosed = false
  output.on('drop', () => {
    dropped += 1
  })
  // Lines that could not be written are retried with the next one.
  output.on('error', () => undefined)
  output.on('drain', () => {
    if (dropped === reported || isClosed) return
    const lost = { dropped: dropped - reported }
    log.warn(lost, 'Log lines were dropped: they could not be written fast enough')
    reported = dropped
  })
  return {
    write(line) {
      if (!isClosed) output.write(line)
    },
    countDropped: () => dropped,
    close() {
      isClosed = true
      return new Promise((closed) => {
        output.once('close', closed)
        setTimeout(closed, LAST_LINES_MS)
        output.end()
      })
    },
  }
}
