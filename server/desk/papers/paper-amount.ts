import { groupDigits } from '#commerce/model/group-digits.ts'
import { INDIA_TIME_ZONE } from '#platform/india-time.ts'

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

export const dayText = (time: string) => day.format(new Date(time))

/** `1,499.00`: always two decimals, so that columns line up. @param paise not negative */
export function amountText(paise: number): string {
  return `${groupDigits(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, '0')}`
}
