import { randomUUID } from 'node:crypto'
import type { CartRecord, DeliveryAddress, SelectableAddress } from './records.ts'

export type AddressAddition = Omit<SelectableAddress, 'id'>

/** What is left out stays as it is. */
export type AddressChange = Partial<AddressAddition> & { readonly id: string }

/**
 * Puts addresses into a cart. At most one is the selected one: a newly selected one takes the
 * place of the one before. An address that is there already is not added again, but selected when
 * that was asked for.
 *
 * @returns ids of the addresses that were there already
 */
export function addAddresses(cart: CartRecord, additions: readonly AddressAddition[]): string[] {
  const repeated: string[] = []
  for (const addition of additions) {
    const same = cart.addresses.find(({ address }) => isSameAddress(address, addition.address))
    const entry = same ?? { ...addition, id: randomUUID() }
    if (same === undefined) cart.addresses.push(entry)
    else repeated.push(same.id)
    if (addition.selected) select(cart, entry.id)
  }
  settle(cart)
  return repeated
}

/**
 * Changes addresses of a cart; ids that are not its own are left out of account, as the caller has
 * looked for them before. A change that would repeat another address is not made.
 *
 * @returns ids of the addresses that are there already
 */
export function changeAddresses(cart: CartRecord, changes: readonly AddressChange[]): string[] {
  const repeated: string[] = []
  for (const { id, address, selected, oneTimeUse } of changes) {
    const entry = cart.addresses.find((each) => each.id === id)
    if (entry === undefined) continue
    const same =
      address &&
      cart.addresses.find((each) => each !== entry && isSameAddress(each.address, address))
    if (same) repeated.push(same.id)
    else entry.address = address ?? entry.address
    entry.oneTimeUse = oneTimeUse ?? entry.oneTimeUse
    if (selected === true) select(cart, id)
    else entry.selected = selected ?? entry.selected
  }
  settle(cart)
  return repeated
}

export function removeAddresses(cart: CartRecord, ids: readonly string[]): void {
  cart.addresses = cart.addresses.filter(({ id }) => !ids.includes(id))
  settle(cart)
}

/** Takes the place of all addresses. @returns as `addAddresses` */
export function replaceAddresses(cart: CartRecord, next: readonly AddressAddition[]): string[] {
  cart.addresses = []
  return addAddresses(cart, next)
}

/** Sends the cart to one address, which takes the place of the selected one; null to none. */
export function deliverTo(cart: CartRecord, address: DeliveryAddress | null): void {
  const current = cart.addresses.find(({ selected }) => selected) ?? cart.addresses[0]
  const others = cart.addresses.filter(
    (entry) => entry !== current && !(address && isSameAddress(entry.address, address)),
  )
  const entry = address && {
    id: current?.id ?? randomUUID(),
    address,
    selected: true,
    oneTimeUse: current?.oneTimeUse ?? false,
  }
  cart.addresses = entry === null ? [] : [entry, ...others]
  settle(cart)
}

function select(cart: CartRecord, id: string): void {
  for (const entry of cart.addresses) entry.selected = entry.id === id
}

/** Goods go to the selected address, or to the first while none is selected. */
function settle(cart: CartRecord): void {
  const chosen = cart.addresses.find(({ selected }) => selected) ?? cart.addresses[0]
  cart.deliveryAddress = chosen?.address ?? null
}

function isSameAddress(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return toKey(one) === toKey(other)
}

function toKey(address: DeliveryAddress): string {
  const { firstName, lastName, company, address1, address2, city, province, zip } = address
  const texts = [firstName, lastName, company ?? '', address1, address2, city, province, zip]
  return JSON.stringify(
    [...texts, address.countryCode, address.phone].map((text) => text.trim().toLowerCase()),
  )
}
