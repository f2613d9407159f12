import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { catalogueJsonSchema } from './catalogue-json-schema.ts'

const committed = readFileSync(new URL('catalogue.schema.json', import.meta.url), 'utf8')
const demo = readFileSync(demoCatalogueFile, 'utf8')

function createValidator() {
  return new Ajv2020({ strict: false, validateFormats: false }).compile(JSON.parse(committed))
}

test('the committed JSON Schema is up to date', () => {
  expect(committed).toBe(catalogueJsonSchema())
})

test('the demo catalogue satisfies the committed JSON Schema', () => {
  const validate = createValidator()
  validate(JSON.parse(demo))
  expect(validate.errors ?? []).toEqual([])
})

test('the committed JSON Schema refuses unknown keys and malformed amounts', () => {
  const validate = createValidator()
  const shop = { name: 'A', legalName: 'A' }
  const product = { handle: 'a', title: 'A', variants: [{ price: '799.0001', stock: null }] }
  expect(validate({ shop, colour: 'red' })).toBe(false)
  expect(validate({ shop, products: [product] })).toBe(false)
  expect(validate({ shop })).toBe(true)
})
