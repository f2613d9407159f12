import { type DestinationStream, type Logger, pino } from 'pino'

/** JSON lines; addresses, cards and form fields are never logged. */
export function createLog(level: string, destination: DestinationStream = process.stdout): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}
