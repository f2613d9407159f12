import { randomUUID } from 'node:crypto'
import type { CartRecord, DeliveryAddress, SelectableAddress } from './records.ts'

export type AddressAddition = Omit<SelectableAddress, 'id'>

/** Omitted fields stay as they are. */
export type AddressChange = Partial<AddressAddition> & { readonly id: string }

/**
 * Adds addresses to a cart. At most one is selected: selecting one deselects the previous one. A duplicate is not
 * added, but selected if requested.
 *
 * @returns ids of the addresses that already existed
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
 * Changes addresses of a cart. Skips unknown ids: the caller has checked them. A change that would
 * duplicate another address is skipped.
 *
 * @returns ids of the addresses that already exist
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

/** Replaces all addresses. @returns as `addAddresses` */
export function replaceAddresses(cart: CartRecord, next: readonly AddressAddition[]): string[] {
  cart.addresses = []
  return addAddresses(cart, next)
}

/** Replaces the selected address; null removes it. */
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

/** Whether a text has a web address, which no delivery address needs. */
export function hasWebAddress(text: string): boolean {
  return /https?:\/\/|\bwww\./i.test(text) || webDomain.test(text)
}

/**
 * A domain without a scheme: of endings that no address or degree has (`Nr.Shop`, `B.Com`), and not that of an e-mail
 * address; of short ones only if a path follows.
 */
const webDomain =
  /(?<![\w@.-])(?:[\w-]+\.)*(?:[\w-]{3,}\.(?:com|net|org|biz|xyz|co\.in)(?![\w-])|[\w-]+\.(?:com?|in|io|ly|me)\/\S)/i

function select(cart: CartRecord, id: string): void {
  for (const entry of cart.addresses) entry.selected = entry.id === id
}

/** Delivers to the selected address, or to the first when none is selected. */
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
