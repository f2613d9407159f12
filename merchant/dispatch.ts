import type { DispatchHours } from '#commerce/model/figures/dispatch-cut-off.ts'

/**
 * Deadline for packing an order the same day: with measured figures the product page counts down to
 * it. Support works on the same days (specification section 9). Add the days you are closed as
 * `YYYY-MM-DD`.
 */
export const dispatch: DispatchHours = {
  cutOff: '16:00',
  timeZone: 'Asia/Kolkata',
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  holidays: ['2027-01-26', '2027-08-15', '2027-10-02'],
}
