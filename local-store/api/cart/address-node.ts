import { toAddressLines } from '../../store/country-addresses.ts'
import { findIndianState, indianStates } from '../../store/indian-states.ts'
import type { DeliveryAddress } from '../../store/records.ts'
import { countryName } from '../content/country-names.ts'
import type { Tables } from '../resolver-table.ts'

type AddressName = 'MailingAddress' | 'CartDeliveryAddress'

export type AddressNode<Name extends AddressName = AddressName> = {
  readonly __typename: Name
  readonly id: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly name: string | null
  readonly company: string | null
  readonly address1: string | null
  readonly address2: string | null
  readonly city: string | null
  readonly province: string | null
  readonly provinceCode: string | null
  readonly country: string | null
  readonly countryCode: string
  readonly countryCodeV2: string
  readonly zip: string | null
  readonly phone: string | null
  readonly formattedArea: string | null
  readonly latitude: null
  readonly longitude: null
}

/** A cart's delivery address for the API: missing fields are null. */
export function toAddressNode<Name extends AddressName>(
  address: DeliveryAddress,
  typeName: Name,
): AddressNode<Name> {
  const province = toProvince(address)
  const country = countryName(address.countryCode) ?? address.countryCode
  const area = [address.city, province.name].filter((part) => part !== '').join(' ')
  return {
    __typename: typeName,
    id: 'gid://shopify/MailingAddress/0?model_name=Address',
    firstName: orNull(address.firstName),
    lastName: orNull(address.lastName),
    name: orNull(`${address.firstName} ${address.lastName}`.trim()),
    company: orNull(address.company ?? ''),
    address1: orNull(address.address1),
    address2: orNull(address.address2),
    city: orNull(address.city),
    province: orNull(province.name),
    provinceCode: province.code,
    country,
    countryCode: address.countryCode,
    countryCodeV2: address.countryCode,
    zip: orNull(address.zip),
    phone: orNull(address.phone),
    formattedArea: [area, country].filter((part) => part !== '').join(', '),
    latitude: null,
    longitude: null,
  }
}

/**
 * Name and code of a province. A state of India gets both, given either; elsewhere the text is the name, and also
 * the code if it looks like one.
 */
function toProvince({ province, countryCode }: DeliveryAddress): {
  name: string
  code: string | null
} {
  const name = countryCode === 'IN' ? findIndianState(province) : null
  if (name === null)
    return { name: province, code: /^[A-Z\d-]{1,6}$/.test(province) ? province : null }
  return { name, code: indianStates.find((state) => state.name === name)?.code ?? null }
}

type FormatArgs = { readonly withName?: boolean | null; readonly withCompany?: boolean | null }

function formatted(address: AddressNode, { withName, withCompany }: FormatArgs): string[] {
  const { firstName, lastName, company } = address
  return toAddressLines(address.countryCode, {
    ...address,
    firstName: withName === true ? firstName : null,
    lastName: withName === true ? lastName : null,
    company: withCompany === false ? null : company,
  })
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}

export const addressFields: Tables<'MailingAddress' | 'CartDeliveryAddress'> = {
  MailingAddress: { formatted },
  CartDeliveryAddress: { formatted },
}
