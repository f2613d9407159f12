import { type DestinationStream, type Logger, pino } from 'pino'
import SonicBoom from 'sonic-boom'

/** What the shop itself says to operators; a platform without files has a log of its own. */
export type ShopLog = Pick<Logger, 'error' | 'warn'>

/**
 * JSON lines; addresses, cards and form fields are never logged.
 * @param requestId of the request that a line is about, while one is answered
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
  return pino({ level, base: undefined, timestamp, mixin, serializers }, destination)
}

/** An error as pino writes it; of what a store said only the words and the code, for it repeats what it was sent. */
function toLoggedError(error: Error): object {
  // pino lists them twice.
  const { aggregateErrors: _, errors, ...logged } = pino.stdSerializers.err(error)
  if (!Array.isArray(errors)) return logged
  const said = errors.map(({ message, path, extensions }) => ({
    ...{ message, path, code: extensions?.code },
  }))
  return { ...logged, errors: said }
}

/** Takes lines without making anybody wait. */
export type LogOutput = DestinationStream & {
  /** Lines that could not be written, since the start. */
  readonly countDropped: () => number
  /** Ends when the last lines are written, half a second later at most. */
  readonly close: () => Promise<void>
}

const MOST_WAITING_BYTES = 1024 * 1024
const LAST_LINES_MS = 500

/**
 * Writes lines beside serving. While the disk is full, or nobody reads, 1 MB of them waits and further ones are dropped;
 * once there is room again, a line says how many.
 * @param fd standard output by default
 */
export function openLogOutput(fd = 1): LogOutput {
  const output = new SonicBoom({ fd, maxLength: MOST_WAITING_BYTES })
  const log = createLog('warn', output)
  let dropped = 0
  let told = 0
  let isClosed = false
  output.on('drop', () => {
    dropped += 1
  })
  // What could not be written waits for the next line.
  output.on('error', () => undefined)
  output.on('drain', () => {
    if (dropped === told || isClosed) return
    const news = { dropped: dropped - told }
    log.warn(news, 'Log lines were dropped: they could not be written fast enough')
    told = dropped
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
