import type { Remaining, Weekday } from './figures.ts'

/** When orders are packed the same day. The merchant sets them in `merchant/dispatch.ts`. */
export type DispatchHours = {
  /** `HH:MM` on the clock of the time zone. */
  readonly cutOff: string
  /** IANA name, such as `Asia/Kolkata`. */
  readonly timeZone: string
  readonly workingDays: readonly Weekday[]
  /** Working days without packing, as `YYYY-MM-DD`. */
  readonly holidays: readonly string[]
}

const DAY_SECONDS = 24 * 60 * 60

/** Longer than any holiday; bounds the search for a shop that never packs. */
const DAYS_LOOKED_AHEAD = 31

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies readonly Weekday[]

/**
 * Time until the next cut-off on a working day; at the cut-off itself, until the one after. Off by an
 * hour across a daylight saving change, which India does not have.
 * @returns null when no day of the coming month is a working day
 */
export function nextCutOff(now: Date, hours: DispatchHours): Remaining | null {
  const { secondOfDay, cutOffSecond } = readMoment(now, hours)
  for (const { ahead, weekday } of workingDays(now, hours)) {
    return {
      seconds: ahead * DAY_SECONDS + cutOffSecond - secondOfDay,
      day: ahead === 0 ? null : weekday,
    }
  }
  return null
}

/**
 * The day on which an order placed now is packed, and the working days after it, as midnights in UTC.
 * @param count number of days after it
 * @returns fewer when a month has no working day
 */
export function listDispatchDays(now: Date, hours: DispatchHours, count: number): readonly Date[] {
  const days: Date[] = []
  for (const { date } of workingDays(now, hours)) {
    days.push(date)
    if (days.length > count) break
  }
  return days
}

/** Working days from the day of the next cut-off on; ends after a month without one. */
function* workingDays(now: Date, hours: DispatchHours) {
  const { year, month, day, secondOfDay, cutOffSecond } = readMoment(now, hours)
  let last = secondOfDay < cutOffSecond ? -1 : 0
  for (let ahead = last + 1; ahead - last <= DAYS_LOOKED_AHEAD; ahead += 1) {
    const date = new Date(Date.UTC(year, month - 1, day + ahead))
    const weekday = weekdays[date.getUTCDay()]
    const isHoliday = hours.holidays.includes(date.toISOString().slice(0, 10))
    if (!weekday || isHoliday || !hours.workingDays.includes(weekday)) continue
    last = ahead
    yield { ahead, date, weekday }
  }
}

function readMoment(now: Date, { timeZone, cutOff }: DispatchHours) {
  const [hour = 0, minute = 0] = cutOff.split(':').map(Number)
  return { ...readClock(now, timeZone), cutOffSecond: hour * 3600 + minute * 60 }
}

/** Local date and second of the day in the time zone. */
function readClock(now: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    secondOfDay: read('hour') * 3600 + read('minute') * 60 + read('second'),
  }
}
