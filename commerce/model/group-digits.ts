/**
 * Formats a whole number of at least 0 in Indian grouping: 1,09,999. Written by hand because the first use of
 * `Intl.NumberFormat` takes a phone as long as the rest of a page's start-up.
 */
export function groupDigits(count: number): string {
  return String(count).replace(/\d(?=(\d\d)+\d$)/g, '$&,')
}
