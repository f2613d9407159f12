/**
 * Turns a decimal amount of the catalogue file (`"799"`, `"799.5"`) into paise.
 *
 * @throws RangeError when the text is not an amount of at most two decimals
 */
export function toPaise(amount: string): number {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount)
  if (match === null) throw new RangeError(`not a decimal amount: ${amount}`)
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/**
 * Writes paise as the provider writes money: at least one decimal, a second only when it is not
 * zero (`"12.5"`, `"15.0"`, `"14.25"`; reference section 3, money).
 */
export function toAmountText(paise: number): string {
  const sign = paise < 0 ? '-' : ''
  const size = Math.abs(paise)
  const decimals = String(size % 100).padStart(2, '0')
  const cut = decimals.endsWith('0') ? decimals.slice(0, 1) : decimals
  return `${sign}${Math.floor(size / 100)}.${cut}`
}
