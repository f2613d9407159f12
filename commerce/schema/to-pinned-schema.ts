/**
 * A pinned schema from the introspection file of `@shopify/hydrogen-react`: descriptions are dropped (they are five sixths
 * of the compressed size), and input fields that the provider accepts but hides from introspection, because they are
 * deprecated, are put back.
 * @throws Error for anything but an introspection answer
 */
export function toPinnedSchema(source: unknown): unknown {
  const root = isRecord(source) && isRecord(source.data) ? source.data : source
  if (!isRecord(root) || !isRecord(root.__schema)) throw new Error('not an introspection answer')
  const schema = withoutDescriptions(root.__schema)
  if (isRecord(schema)) restoreHiddenInputs(schema)
  return { __schema: schema }
}

type JsonRecord = Record<string, unknown>

/**
 * `shopify-buy` sends the delivery address in this field; every version's schema has its type, and
 * nothing else refers to it.
 */
const hiddenInput = {
  type: 'CartBuyerIdentityInput',
  field: {
    name: 'deliveryAddressPreferences',
    type: {
      kind: 'LIST',
      name: null,
      ofType: {
        kind: 'NON_NULL',
        name: null,
        ofType: { kind: 'INPUT_OBJECT', name: 'DeliveryAddressInput', ofType: null },
      },
    },
    defaultValue: null,
    isDeprecated: true,
    deprecationReason: 'Use cart.delivery.addresses instead.',
  },
}

function restoreHiddenInputs(schema: JsonRecord): void {
  const types = Array.isArray(schema.types) ? schema.types : []
  const owner = types.find((type) => isRecord(type) && type.name === hiddenInput.type)
  if (!isRecord(owner) || !Array.isArray(owner.inputFields))
    throw new Error(`the schema has no input type ${hiddenInput.type}`)
  const isThere = owner.inputFields.some(
    (field) => isRecord(field) && field.name === hiddenInput.field.name,
  )
  if (!isThere) owner.inputFields.push(hiddenInput.field)
}

function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions)
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(
    ([name, entry]) => name !== 'description' || (entry !== null && typeof entry === 'object'),
  )
  return Object.fromEntries(kept.map(([name, entry]) => [name, withoutDescriptions(entry)]))
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
