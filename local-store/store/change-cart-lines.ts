import { randomUUID } from 'node:crypto'
import type { Attribute, CartLineRecord, CartRecord } from './records.ts'

export type LineAddition = {
  readonly variantId: number
  readonly quantity: number
  readonly attributes: readonly Attribute[]
}

/** Fields left out stay as they are; quantity 0 removes the line. */
export type LineChange = {
  readonly lineId: string
  readonly variantId?: number
  readonly quantity?: number
  readonly attributes?: readonly Attribute[]
}

/** A line with less than the requested quantity, because stock ran out. */
export type StockShortage = {
  readonly lineId: string
  readonly variantId: number
  readonly quantity: number
}

/** The largest quantity of a variant that can be bought; null without a limit. */
type StockLimit = (variantId: number) => number | null

/**
 * Adds lines to a cart as the provider does: the same variant with the same attributes is one line, new
 * lines come first, the last one given before the others, and quantity 0 adds nothing. Quantities are limited to the
 * stock that other lines leave, which may be 0.
 */
export function addLines(
  cart: CartRecord,
  additions: readonly LineAddition[],
  stockLimit: StockLimit,
): StockShortage[] {
  const added: CartLineRecord[] = []
  const wanted = new Set<CartLineRecord>()
  for (const { variantId, quantity, attributes } of additions) {
    if (quantity === 0) continue
    const line = { id: randomUUID(), variantId, quantity, attributes: toAttributes(attributes) }
    const same = [...added, ...cart.lines].find((other) => isSameGoods(other, line))
    if (same === undefined) added.push(line)
    else same.quantity += quantity
    wanted.add(same ?? line)
  }
  cart.lines = [...added.reverse(), ...cart.lines]
  return limitToStock(cart, wanted, stockLimit)
}

/**
 * Changes lines of a cart. Skips unknown ids: the caller has checked them. Lines that end up with the same variant and
 * attributes are merged. A changed line gets the requested quantity, up to the stock; other lines of its variant share
 * what is left.
 *
 * @returns every line with less than was requested for it, or less than it had
 */
export function changeLines(
  cart: CartRecord,
  changes: readonly LineChange[],
  stockLimit: StockLimit,
): StockShortage[] {
  const lowered = new Set<CartLineRecord>()
  for (const change of changes) {
    const line = cart.lines.find(({ id }) => id === change.lineId)
    if (line === undefined) continue
    const before = { ...line }
    line.variantId = change.variantId ?? line.variantId
    line.quantity = change.quantity ?? line.quantity
    if (change.attributes !== undefined) line.attributes = toAttributes(change.attributes)
    if (change.quantity === 0) cart.lines = cart.lines.filter((other) => other !== line)
    else {
      const kept = isSameGoods(before, line) ? line : mergeIntoSame(cart, line)
      for (const each of giveStockTo(kept, cart, stockLimit)) lowered.add(each)
    }
  }
  return [...lowered].filter((line) => cart.lines.includes(line)).map(toShortage)
}

/** Shares the stock of a line's variant, this line first. @returns the lines that were lowered */
function giveStockTo(
  line: CartLineRecord,
  cart: CartRecord,
  stockLimit: StockLimit,
): CartLineRecord[] {
  const available = stockLimit(line.variantId)
  if (available === null) return []
  const others = cart.lines.filter((other) => other !== line && other.variantId === line.variantId)
  let left = available
  return [line, ...others].filter((each) => {
    const wanted = each.quantity
    each.quantity = Math.min(wanted, left)
    left -= each.quantity
    return each.quantity < wanted
  })
}

function toShortage({ id: lineId, variantId, quantity }: CartLineRecord): StockShortage {
  return { lineId, variantId, quantity }
}

/** @returns no shortages, since nothing is added */
export function removeLines(cart: CartRecord, lineIds: readonly string[]): [] {
  cart.lines = cart.lines.filter((line) => !lineIds.includes(line.id))
  return []
}

/** Attributes as stored: one per key, in the order of first keys, with the last value. */
export function toAttributes(attributes: readonly Attribute[]): Attribute[] {
  const values = new Map(attributes.map(({ key, value }) => [key, value]))
  return [...values].map(([key, value]) => ({ key, value }))
}

function mergeIntoSame(cart: CartRecord, line: CartLineRecord): CartLineRecord {
  const same = cart.lines.find((other) => other !== line && isSameGoods(other, line))
  if (same === undefined) return line
  same.quantity += line.quantity
  cart.lines = cart.lines.filter((other) => other !== line)
  return same
}

export function isSameGoods(
  a: Pick<CartLineRecord, 'variantId' | 'attributes'>,
  b: Pick<CartLineRecord, 'variantId' | 'attributes'>,
): boolean {
  if (a.variantId !== b.variantId || a.attributes.length !== b.attributes.length) return false
  const values = new Map(b.attributes.map(({ key, value }) => [key, value]))
  return a.attributes.every(({ key, value }) => values.get(key) === value)
}

/** Limits the touched lines to the stock that other lines of the same variant leave. */
function limitToStock(
  cart: CartRecord,
  touched: ReadonlySet<CartLineRecord>,
  stockLimit: StockLimit,
): StockShortage[] {
  const shortages: StockShortage[] = []
  for (const line of touched) {
    const available = stockLimit(line.variantId)
    if (available === null || !cart.lines.includes(line)) continue
    const elsewhere = cart.lines
      .filter((other) => other !== line && other.variantId === line.variantId)
      .reduce((sum, other) => sum + other.quantity, 0)
    const quantity = Math.min(line.quantity, Math.max(0, available - elsewhere))
    if (quantity === line.quantity) continue
    line.quantity = quantity
    shortages.push(toShortage(line))
  }
  return shortages
}
