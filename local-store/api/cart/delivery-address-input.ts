import { hasPostalCodes, hasZones } from '../../store/country-addresses.ts'
import { hasWebAddress } from '../../store/delivery-addresses.ts'
import { findIndianState } from '../../store/indian-states.ts'
import type { DeliveryAddress } from '../../store/records.ts'
import type { Inputs } from '../fields.generated.ts'
import { toDeliveryAddress } from './cart-input.ts'
import type { CartUserError } from './cart-payload.ts'

/**
 * Reads a delivery address. `STRICT` requires a deliverable address; otherwise only the country is checked (reference
 * section 3, delivery addresses).
 *
 * @param at path of the `CartAddressInput` in the input
 * @returns the address, or the errors
 */
export function readAddress(
  { deliveryAddress, copyFromCustomerAddressId }: Inputs['CartAddressInput'],
  strategy: Inputs['CartSelectableAddressInput']['validationStrategy'],
  at: readonly string[],
): { address: DeliveryAddress } | { errors: CartUserError[] } {
  // There are no customers, so no address id is valid.
  if (typeof copyFromCustomerAddressId === 'string') {
    const field = [...at, 'copyFromCustomerAddressId']
    return { errors: [{ code: 'INVALID', field, message: 'The customer address is invalid.' }] }
  }
  const path = [...at, 'deliveryAddress']
  if (!deliveryAddress?.countryCode) {
    const error = { code: 'INVALID', field: [...path, 'countryCode'], message: 'invalid value' }
    return { errors: [error] }
  }
  const address = toDeliveryAddress(deliveryAddress, deliveryAddress.countryCode)
  const errors = strategy === 'STRICT' ? findAddressErrors(address, deliveryAddress, path) : []
  return errors.length > 0 ? { errors } : { address }
}

/** In the provider's order of reporting missing fields. */
const neededFields = [
  ['lastName', 'A last name is required in order to continue.', () => true],
  ['address1', 'An address is required in order to continue.', () => true],
  ['provinceCode', 'The specified country requires a zone.', hasZones],
  ['zip', 'Country specified requires a postal code in order to continue.', hasPostalCodes],
  ['city', 'A city is required in order to continue.', () => true],
] as const

const MAX_FIELD_LENGTH = 255

function findAddressErrors(
  address: DeliveryAddress,
  input: Inputs['CartDeliveryAddressInput'],
  path: readonly string[],
): CartUserError[] {
  const refuse = (code: string, field: string, message: string): CartUserError => ({
    code,
    field: [...path, field],
    message,
  })
  const texts = { ...address, provinceCode: address.province }
  const missing = neededFields
    .filter(([name, , isNeeded]) => texts[name] === '' && isNeeded(address.countryCode))
    .map(([name, message]) => refuse('ADDRESS_FIELD_IS_REQUIRED', name, message))
  const unfit = Object.entries(input).flatMap(([name, text]) => {
    const fault = findTextFault(text ?? '')
    return fault === null ? [] : [refuse(fault.code, name, fault.message)]
  })
  return [...missing, ...unfit, ...findIndianErrors(address, refuse)]
}

function findTextFault(text: string): { code: string; message: string } | null {
  if (text.length > MAX_FIELD_LENGTH)
    return {
      code: 'ADDRESS_FIELD_IS_TOO_LONG',
      message: `The field is longer than ${MAX_FIELD_LENGTH} characters.`,
    }
  if (/<[a-z!/][^>]*>/i.test(text))
    return { code: 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', message: 'The field contains HTML tags.' }
  if (hasWebAddress(text))
    return { code: 'ADDRESS_FIELD_CONTAINS_URL', message: 'The field contains a URL.' }
  if (/\p{Extended_Pictographic}/u.test(text))
    return { code: 'ADDRESS_FIELD_CONTAINS_EMOJIS', message: 'The field contains emojis.' }
  return null
}

/** Checks states and PIN codes of India; other countries accept any. */
function findIndianErrors(
  { countryCode, province, zip }: DeliveryAddress,
  refuse: (code: string, field: string, message: string) => CartUserError,
): CartUserError[] {
  if (countryCode !== 'IN') return []
  const errors: CartUserError[] = []
  if (province !== '' && findIndianState(province) === null)
    errors.push(
      refuse('PROVINCE_NOT_FOUND', 'provinceCode', 'The province was not found in the country.'),
    )
  if (zip !== '' && !/^[1-9]\d{2} ?\d{3}$/.test(zip))
    errors.push(
      refuse(
        'INVALID_ZIP_CODE_FOR_COUNTRY',
        'zip',
        'The postal code is not valid for the country.',
      ),
    )
  return errors
}
