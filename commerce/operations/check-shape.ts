import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { Money } from '#commerce/model/money.ts'
import { readMoney } from '#commerce/model/read-money.ts'

/*
 * The generated types describe what the store should send; these check it. Each returns its value, or
 * throws a StorefrontFault of kind `shape` with the path.
 */

export function checkText(value: string | undefined, path: string): string {
  return typeof value === 'string' ? value : refuse(path, 'text')
}

export function checkFlag(value: boolean, path: string): boolean {
  return typeof value === 'boolean' ? value : refuse(path, 'true or false')
}

export function checkCount(value: number, path: string): number {
  return Number.isSafeInteger(value) ? value : refuse(path, 'a whole number')
}

export function checkObject<Value extends object>(value: Value, path: string): Value {
  return typeof value === 'object' && value !== null ? value : refuse(path, 'an object')
}

/** Null means absent; a missing field is a fault. */
export function checkNullable<Value extends object>(
  value: Value | null,
  path: string,
): Value | null {
  return value === null ? null : checkObject(value, path)
}

export function checkList<Item>(value: readonly Item[], path: string): readonly Item[] {
  return Array.isArray(value) ? value : refuse(path, 'a list')
}

/** A list of objects, of which none is null. */
export function checkObjects<Item extends object>(
  value: readonly Item[],
  path: string,
): readonly Item[] {
  return checkList(value, path).map((item) => checkObject(item, path))
}

export function checkNodes<Item>(
  connection: { readonly nodes: readonly Item[] } | undefined,
  path: string,
): readonly Item[] {
  if (connection === undefined) return refuse(path, 'an object')
  return checkList(checkObject(connection, path).nodes, `${path}.nodes`)
}

/** The items of a connection that holds objects only. */
export function checkNodeObjects<Item extends object>(
  connection: { readonly nodes: readonly Item[] } | undefined,
  path: string,
): readonly Item[] {
  return checkObjects(checkNodes(connection, path), `${path}.nodes`)
}

export function checkMoney(
  value: { readonly amount: string; readonly currencyCode: string },
  path: string,
): Money {
  const { amount, currencyCode } = checkObject(value, path)
  const money = readMoney({
    amount: checkText(amount, path),
    currencyCode: checkText(currencyCode, path),
  })
  return money ?? refuse(path, 'an amount of money')
}

function refuse(path: string, wanted: string): never {
  throw new StorefrontFault('shape', `The store should send ${wanted} at ${path}.`)
}
