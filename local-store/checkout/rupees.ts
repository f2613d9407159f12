const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  // Checkout sums must add up to the eye, so paise are shown where there are any.
  trailingZeroDisplay: 'stripIfInteger',
})

/** Paise as a shopper reads them: `₹1,09,999`, `₹719.10`, `−₹100`. */
export function formatRupees(paise: number): string {
  const sign = paise < 0 ? '−' : ''
  return `${sign}${format.format(Math.abs(paise) / 100)}`
}
