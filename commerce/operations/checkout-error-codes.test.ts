import { buildClientSchema, isEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { type StorefrontApiVersion, storefrontApiVersions } from '#commerce/schema/versions.ts'
import { findErrorTranslation, findWarningTranslation } from './checkout-error-codes.ts'
import { toCheckoutUserErrors } from './checkout-user-errors.ts'

function codesOf(version: StorefrontApiVersion, name: string): string[] {
  const type = buildClientSchema(readSchema(version)).getType(name)
  if (!isEnumType(type)) throw new Error(`${version} has no enum ${name}`)
  return type.getValues().map((value) => value.name)
}

describe.each(storefrontApiVersions)('every code of %s is translated', (version) => {
  // spec 8.036
  test('of errors', () => {
    const codes = codesOf(version, 'CartErrorCode')
    expect(codes.length).toBeGreaterThan(30)
    expect(codes.filter((code) => findErrorTranslation(code) === undefined)).toEqual([])
  })

  // spec 8.036
  test('of warnings', () => {
    const codes = codesOf(version, 'CartWarningCode')
    expect(codes.length).toBeGreaterThan(3)
    expect(codes.filter((code) => findWarningTranslation(code) === undefined)).toEqual([])
  })
})

/** Specification section 8, Cart error code translation, code by code. */
// spec 8.026, 8.027, 8.028, 8.029, 8.030, 8.031, 8.032, 8.033, 8.034, 8.035
test.each([
  ['NOT_SUPPORTED', 'ADDRESS_FIELD_CONTAINS_EMOJIS'],
  ['NOT_SUPPORTED', 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'],
  ['NOT_SUPPORTED', 'ADDRESS_FIELD_CONTAINS_URL'],
  ['NOT_SUPPORTED', 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'],
  ['PRESENT', 'ADDRESS_FIELD_IS_REQUIRED'],
  ['TOO_LONG', 'ADDRESS_FIELD_IS_TOO_LONG'],
  ['INVALID', 'INVALID'],
  ['INVALID', 'VALIDATION_CUSTOM'],
  ['LINE_ITEM_NOT_FOUND', 'INVALID_MERCHANDISE_LINE'],
  ['INVALID_FOR_COUNTRY', 'INVALID_ZIP_CODE_FOR_COUNTRY'],
  ['INVALID_FOR_COUNTRY_AND_PROVINCE', 'INVALID_ZIP_CODE_FOR_PROVINCE'],
  ['NOT_ENOUGH_IN_STOCK', 'MAXIMUM_EXCEEDED'],
  ['GREATER_THAN_OR_EQUAL_TO', 'MINIMUM_NOT_MET'],
  ['PRESENT', 'MISSING_NOTE'],
  ['PRESENT', 'MISSING_DISCOUNT_CODE'],
  ['PRESENT', 'MISSING_CUSTOMER_ACCESS_TOKEN'],
  ['TOO_LONG', 'NOTE_TOO_LONG'],
  ['INVALID_PROVINCE_IN_COUNTRY', 'PROVINCE_NOT_FOUND'],
  ['NOT_SUPPORTED', 'PAYMENT_METHOD_NOT_SUPPORTED'],
  ['NOT_SUPPORTED', 'ZIP_CODE_NOT_SUPPORTED'],
])('%s is the translation of %s', (translation, code) => {
  expect(findErrorTranslation(code)).toBe(translation)
})

// spec 8.030, 8.035
test.each([
  ['NOT_ENOUGH_IN_STOCK', 'MERCHANDISE_OUT_OF_STOCK'],
  ['NOT_ENOUGH_IN_STOCK', 'MERCHANDISE_NOT_ENOUGH_STOCK'],
  ['NOT_SUPPORTED', 'PAYMENTS_GIFT_CARDS_UNAVAILABLE'],
])('%s is the translation of the warning %s', (translation, code) => {
  expect(findWarningTranslation(code)).toBe(translation)
})

test('errors and warnings keep fields and messages, and need no code', () => {
  const errors = [
    { code: 'NOTE_TOO_LONG', field: ['note'], message: 'Too long' },
    { code: 'OF_NEXT_YEAR', field: null, message: 'New' },
    { code: null, message: 'Something' },
  ]
  const warnings = [{ code: 'OF_NEXT_YEAR', message: 'Newer' }]
  expect(toCheckoutUserErrors(errors, warnings)).toEqual([
    { code: 'TOO_LONG', field: ['note'], message: 'Too long' },
    { code: 'INVALID', field: null, message: 'New' },
    { message: 'Something' },
    { code: 'INVALID', message: 'Newer' },
  ])
})
