import {
  createUnique,
  type JsonPath,
  type Refuse,
  uniqueHandle,
  uniqueId,
} from './catalogue-error.ts'
import type { CatalogueFile, CatalogueProduct, CatalogueVariant } from './catalogue-file.ts'

/**
 * Checks what the schema cannot express: handles and ids are unique, and each variant has one offered value for
 * every option, in a combination that no other variant has.
 */
export function checkProducts(catalogue: CatalogueFile, refuse: Refuse): void {
  const noteHandle = uniqueHandle(refuse)
  const noteId = uniqueId(refuse)
  const noteVariantId = uniqueId(refuse)
  for (const [position, product] of catalogue.products.entries()) {
    const path = ['products', position]
    noteHandle(product.handle, [...path, 'handle'])
    noteId(product.id, [...path, 'id'])
    checkOptions(product, path, refuse)
    checkVariants(product, path, refuse)
    for (const [index, variant] of product.variants.entries())
      noteVariantId(variant.id, [...path, 'variants', index, 'id'])
  }
}

function checkOptions(product: CatalogueProduct, path: JsonPath, refuse: Refuse): void {
  const noteName = createUnique((name) => `option "${name}"`, refuse)
  for (const [position, option] of product.options.entries()) {
    const optionPath = [...path, 'options', position]
    noteName(option.name, [...optionPath, 'name'])
    const noteValue = createUnique((value) => `value "${value}"`, refuse)
    for (const [index, value] of option.values.entries())
      noteValue(value, [...optionPath, 'values', index])
  }
}

function checkVariants(product: CatalogueProduct, path: JsonPath, refuse: Refuse): void {
  const noteChoice = createUnique((choice) => `the choice ${choice}`, refuse)
  const noteSku = createUnique((sku) => `SKU "${sku}"`, refuse)
  for (const [position, variant] of product.variants.entries()) {
    const variantPath = [...path, 'variants', position]
    checkChoice(product, variant, variantPath, refuse)
    const values = variant.selectedOptions.map((selected) => selected.value)
    const choicePath = [...variantPath, 'selectedOptions']
    noteChoice(JSON.stringify(values), choicePath, `"${values.join(' / ')}"`)
    if (variant.sku !== null) noteSku(variant.sku, [...variantPath, 'sku'])
    if (variant.image !== null && variant.image >= product.images.length)
      refuse(
        [...variantPath, 'image'],
        `there is no image ${variant.image}: the product has ${product.images.length}`,
      )
  }
}

function checkChoice(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  path: JsonPath,
  refuse: Refuse,
): void {
  const names = product.options.map((option) => option.name)
  if (variant.selectedOptions.length !== names.length)
    refuse(
      [...path, 'selectedOptions'],
      `must choose a value for each option: ${names.map((name) => `"${name}"`).join(', ')}`,
    )
  for (const [position, selected] of variant.selectedOptions.entries()) {
    const option = product.options[position]
    const pathOf = (key: string) => [...path, 'selectedOptions', position, key]
    if (option?.name !== selected.name)
      refuse(pathOf('name'), `must be "${names[position]}", in the order of the options`)
    else if (!option.values.includes(selected.value))
      refuse(pathOf('value'), `"${selected.value}" is not offered by the option`)
  }
}
