import type { Product, ProductOption, ProductVariant } from '#commerce/model/product.ts'
import type {
  ChoiceFieldsFragment,
  ProductPageFieldsFragment,
} from '#commerce/schema/operations.generated.ts'
import { checkObject, checkObjects, checkText } from './check-shape.ts'
import { readMetafields } from './game-fields.ts'
import { readPackFacts } from './pack-fields.ts'
import { readPicture, readVariant } from './product-fields.ts'

type OptionNode = ProductPageFieldsFragment['options'][number]

/** A variant as the page offers it. Requires pictureFields and variantFields in the document. */
export const choiceFields = /* GraphQL */ `
fragment ChoiceFields on ProductVariant {
  ...VariantFields
  sku
  barcode
  selectedOptions { name value }
  image { ...PictureFields }
  metafields(identifiers: [
    { namespace: "game", key: "net_quantity" }
    { namespace: "game", key: "mrp" }
  ]) { key value }
}
`

/**
 * The variants, and the options that leave something to choose: those with at least two values that
 * variants have.
 * @throws StorefrontFault of kind `shape`
 */
export function readChoices(
  optionNodes: readonly OptionNode[],
  variantNodes: readonly ChoiceFieldsFragment[],
): Pick<Product, 'options' | 'variants'> {
  const nodes = checkObjects(optionNodes, 'product.options').filter(
    ({ name }) => new Set(variantNodes.map((variant) => valueIn(variant, name))).size > 1,
  )
  const variants = variantNodes.map((node) => ({
    ...readVariant(node),
    values: nodes.map(({ name }) => valueIn(node, name)),
    picture: readPicture(node.image),
    sku: node.sku || null,
    barcode: node.barcode || null,
    pack: readPackFacts(readMetafields(node.metafields ?? [], 'variant.metafields')),
  }))
  return { variants, options: nodes.map((node, at) => readOption(node, at, variants)) }
}

/** Empty for a variant without the option. */
function valueIn(node: ChoiceFieldsFragment, option: string): string {
  const selected = checkObjects(
    checkObject(node, 'variant').selectedOptions,
    'variant.selectedOptions',
  )
  return selected.find(({ name }) => name === option)?.value ?? ''
}

function readOption(
  { name, optionValues }: OptionNode,
  at: number,
  variants: readonly ProductVariant[],
): ProductOption {
  const used = new Set(variants.map(({ values }) => values[at]))
  const values = checkObjects(optionValues, 'product.options.optionValues')
    .filter((value) => used.has(checkText(value.name, 'product.options.optionValues.name')))
    .map((value) => ({
      name: value.name,
      swatch: value.swatch?.image?.previewImage?.url ?? null,
      picture: variants.find(({ values }) => values[at] === value.name)?.picture?.url ?? null,
    }))
  // A picture is used for a value only when no other value has the same one.
  const isTelling = new Set(values.map(({ picture }) => picture)).size === values.length
  return {
    name: checkText(name, 'product.options.name'),
    values: values.map(({ name, swatch, picture }) => ({
      name,
      swatch: swatch ?? (isTelling ? picture : null),
    })),
  }
}
