/** A wait as people say it: `in 40 seconds`, `in 5 minutes`. */
export function waitText(seconds: number): string {
  if (seconds === 1) return 'in a second'
  if (seconds <= 90) return `in ${seconds} seconds`
  return `in ${Math.ceil(seconds / 60)} minutes`
}
