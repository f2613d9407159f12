import { type Logger, pino } from 'pino'

/** JSON lines on standard output; nothing of the shopper's address, card or form is ever logged. */
export function createLog(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}
