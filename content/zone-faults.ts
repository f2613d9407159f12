/** What is wrong with the merchant's delivery zones. */
export const zoneFaults = {
  days: (name: string, max: number) =>
    `The zone "${name}" has days that are not whole numbers from 0 to ${max}.`,
  order: (name: string, min: number, max: number) =>
    `The zone "${name}" has ${max} as its last day but ${min} as its first: write the smaller number first.`,
  cash: (name: string) =>
    `The zone "${name}" has a cash limit that is not a whole number of rupees.`,
  pin: (name: string, pin: string) =>
    `The zone "${name}" has "${pin}", which is not how a PIN code begins: write one to six digits, or nothing for everywhere else.`,
  twice: (one: string, other: string, pin: string) =>
    `The zones "${one}" and "${other}" both have the PIN codes that begin with "${pin}": take it out of one.`,
} as const
