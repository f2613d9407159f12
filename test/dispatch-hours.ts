import type { DispatchHours } from '#commerce/model/figures/dispatch-cut-off.ts'

/** Orders are dispatched until 16:00 in India, except on Sundays and Republic Day. */
export const dispatchHours: DispatchHours = {
  cutOff: '16:00',
  timeZone: 'Asia/Kolkata',
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  holidays: ['2027-01-26'],
}
