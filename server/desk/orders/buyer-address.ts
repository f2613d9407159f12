import type { OrderRecord } from '#local-store/store/records.ts'

type Address = OrderRecord['deliveryAddress']

export const fullName = ({ firstName, lastName }: Address) => `${firstName} ${lastName}`.trim()

/** Name and address, without empty lines. */
export function addressLines(to: Address): string[] {
  const { company, address1, address2, city, zip, province } = to
  return [
    fullName(to),
    company ?? '',
    address1,
    address2,
    `${city} ${zip}`.trim(),
    province,
  ].filter(Boolean)
}
