// What a cart of the sums test costs, calculated independently of the store: only from the rules of the catalogue
// format, in whole paise.

export type Line = { readonly variant: number; readonly quantity: number }

export type Opinion = {
  /** The codes that apply, in the order of the cart's codes. */
  readonly applicable: readonly boolean[]
  /** The discount of each code on goods, in paise. */
  readonly taken: ReadonlyMap<string, number>
  readonly subtotalAfterLines: number
  readonly total: number
  readonly cards: readonly { readonly used: number; readonly left: number }[]
}

/** Paise. 11 and 12 are editions of one game; 41 is a download, which needs no delivery. */
export const prices: Readonly<Record<number, number>> = {
  11: 79_900,
  12: 129_950,
  21: 49_933,
  41: 9_901,
}

type Code = 'TEN' | 'EACH' | 'B2G1' | 'FLAT' | 'QTY' | 'BIG' | 'SHIP'
const classes = {
  TEN: 'line',
  EACH: 'line',
  B2G1: 'line',
  FLAT: 'order',
  QTY: 'order',
  BIG: 'order',
  SHIP: 'delivery',
} as const
const neverCombine: ReadonlySet<Code> = new Set(['BIG'])

function isCode(text: string): text is Code {
  return text in classes
}

/**
 * @param codes as on the cart
 * @param delivery paise of the chosen delivery, 0 for none
 * @param balances of the cards on the cart, in order
 */
export function secondOpinion(
  lines: readonly Line[],
  codes: readonly string[],
  delivery: number,
  balances: readonly number[],
): Opinion {
  const costs = lines.map(({ variant, quantity }) => (prices[variant] ?? 0) * quantity)
  const { applied, applicable } = chooseCodes(lines, total(costs), codes)
  const taken = new Map<string, number>()
  for (const code of applied.filter((each) => classes[each] === 'line')) {
    const parts =
      code === 'B2G1'
        ? freeBingo(lines)
        : lines.map((line, position) => lineOff(code, line, costs[position] ?? 0))
    taken.set(code, total(parts))
    parts.forEach((part, position) => {
      costs[position] = (costs[position] ?? 0) - part
    })
  }
  const subtotalAfterLines = total(costs)
  let left = subtotalAfterLines
  for (const code of applied.filter((each) => classes[each] === 'order')) {
    const part = Math.min(left, orderOff(code, subtotalAfterLines))
    taken.set(code, part)
    left -= part
  }
  const toPay = left + (applied.includes('SHIP') ? 0 : delivery)
  return { applicable, taken, subtotalAfterLines, ...payByCards(toPay, balances) }
}

function chooseCodes(lines: readonly Line[], subtotal: number, codes: readonly string[]) {
  const applied: Code[] = []
  const applicable = codes.map((text) => {
    const code = text.trim().toUpperCase()
    if (!isCode(code) || !isEarned(code, lines, subtotal)) return false
    if (applied.some((other) => !canCombine(code, other))) return false
    applied.push(code)
    return true
  })
  return { applied, applicable }
}

function isEarned(code: Code, lines: readonly Line[], subtotal: number): boolean {
  const count = (variants: readonly number[]) =>
    total(lines.filter((line) => variants.includes(line.variant)).map((line) => line.quantity))
  switch (code) {
    case 'EACH':
      return count([11, 12]) > 0
    case 'B2G1':
      return count([41]) >= 3
    case 'QTY':
      return count([11, 12, 21, 41]) >= 3
    case 'BIG':
      return subtotal >= 200_000
    default:
      return count([11, 12, 21, 41]) > 0
  }
}

/** Line discounts do not combine with each other, BIG with nothing; all others combine. */
function canCombine(one: Code, other: Code): boolean {
  if (neverCombine.has(one) || neverCombine.has(other)) return false
  return classes[one] !== classes[other] || classes[one] === 'order'
}

function lineOff(code: Code, { variant, quantity }: Line, cost: number): number {
  switch (code) {
    case 'TEN':
      return Math.floor((cost * 10 + 50) / 100)
    case 'EACH':
      return variant === 11 || variant === 12 ? Math.min(cost, 5_000 * quantity) : 0
    default:
      return 0
  }
}

/** One of every three downloads is free, whichever lines they are on. */
function freeBingo(lines: readonly Line[]): number[] {
  const count = total(lines.filter(({ variant }) => variant === 41).map((line) => line.quantity))
  let free = Math.floor(count / 3)
  return lines.map(({ variant, quantity }) => {
    const given = variant === 41 ? Math.min(quantity, free) : 0
    free -= given
    return given * 9_901
  })
}

function orderOff(code: Code, base: number): number {
  if (code === 'QTY') return Math.floor((base * 5 + 50) / 100)
  return code === 'FLAT' ? 10_000 : 25_000
}

function payByCards(toPay: number, balances: readonly number[]) {
  let due = toPay
  const cards = balances.map((balance) => {
    const used = Math.min(balance, due)
    due -= used
    return { used, left: balance - used }
  })
  return { total: due, cards }
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
