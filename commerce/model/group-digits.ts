/**
 * A whole number of at least 0 in Indian grouping: 1,09,999. By hand, because the first use of `Intl.NumberFormat` holds
 * up a phone for as long as all the rest of a page's start.
 */
export function groupDigits(count: number): string {
  return String(count).replace(/\d(?=(\d\d)+\d$)/g, '$&,')
}
