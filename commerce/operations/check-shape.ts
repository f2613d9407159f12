import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { Money } from '#commerce/model/money.ts'
import { readMoney } from '#commerce/model/read-money.ts'

/*
 * The generated types describe what the store should send; these check it. Each returns its value, or
 * throws a StorefrontFault of kind `shape` with the path.
 */

export function checkText(value: string | undefined, place: string): string {
  return typeof value === 'string' ? value : refuse(place, 'text')
}

export function checkFlag(value: boolean, place: string): boolean {
  return typeof value === 'boolean' ? value : refuse(place, 'true or false')
}

export function checkCount(value: number, place: string): number {
  return Number.isSafeInteger(value) ? value : refuse(place, 'a whole number')
}

export function checkObject<Value extends object>(value: Value, place: string): Value {
  return typeof value === 'object' && value !== null ? value : refuse(place, 'an object')
}

/** Null means absent; a missing field is a fault. */
export function checkNullable<Value extends object>(
  value: Value | null,
  place: string,
): Value | null {
  return value === null ? null : checkObject(value, place)
}

export function checkList<Item>(value: readonly Item[], place: string): readonly Item[] {
  return Array.isArray(value) ? value : refuse(place, 'a list')
}

/** A list of objects, of which none is null. */
export function checkObjects<Item extends object>(
  value: readonly Item[],
  place: string,
): readonly Item[] {
  return checkList(value, place).map((item) => checkObject(item, place))
}

/** The items of a connection. */
export function checkNodes<Item>(
  connection: { readonly nodes: readonly Item[] } | undefined,
  place: string,
): readonly Item[] {
  if (connection === undefined) return refuse(place, 'an object')
  return checkList(checkObject(connection, place).nodes, `${place}.nodes`)
}

/** The items of a connection that holds objects only. */
export function checkNodeObjects<Item extends object>(
  connection: { readonly nodes: readonly Item[] } | undefined,
  place: string,
): readonly Item[] {
  return checkObjects(checkNodes(connection, place), `${place}.nodes`)
}

export function checkMoney(
  value: { readonly amount: string; readonly currencyCode: string },
  place: string,
): Money {
  const { amount, currencyCode } = checkObject(value, place)
  const money = readMoney({
    amount: checkText(amount, place),
    currencyCode: checkText(currencyCode, place),
  })
  return money ?? refuse(place, 'an amount of money')
}

function refuse(place: string, wanted: string): never {
  throw new StorefrontFault('shape', `The store should send ${wanted} at ${place}.`)
}
