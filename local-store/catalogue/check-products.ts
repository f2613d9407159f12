import { type JsonPath, type LazyPath, type Refuse, refuseRepeated } from './catalogue-error.ts'
import type { CatalogueFile, CatalogueProduct, CatalogueVariant } from './catalogue-file.ts'

/**
 * Checks what the schema cannot express: handles and ids are unique, and each variant has one offered value for
 * every option, in a combination that no other variant has.
 */
export function checkProducts(catalogue: CatalogueFile, refuse: Refuse): void {
  const handles = new Map<string | number, LazyPath>()
  const ids = new Map<string | number, LazyPath>()
  const variantIds = new Map<string | number, LazyPath>()
  for (const [position, product] of catalogue.products.entries()) {
    const path = ['products', position]
    refuseRepeated(
      handles,
      product.handle,
      () => [...path, 'handle'],
      () => `handle "${product.handle}"`,
      refuse,
    )
    refuseRepeated(
      ids,
      product.id,
      () => [...path, 'id'],
      () => `id ${product.id}`,
      refuse,
    )
    checkOptions(product, path, refuse)
    checkVariants(product, path, refuse)
    for (const [index, variant] of product.variants.entries())
      refuseRepeated(
        variantIds,
        variant.id,
        () => [...path, 'variants', index, 'id'],
        () => `id ${variant.id}`,
        refuse,
      )
  }
}

function checkOptions(product: CatalogueProduct, path: JsonPath, refuse: Refuse): void {
  const names = new Map<string | number, LazyPath>()
  for (const [position, option] of product.options.entries()) {
    const optionPath = [...path, 'options', position]
    refuseRepeated(
      names,
      option.name,
      () => [...optionPath, 'name'],
      () => `option "${option.name}"`,
      refuse,
    )
    const values = new Map<string | number, LazyPath>()
    for (const [index, value] of option.values.entries())
      refuseRepeated(
        values,
        value,
        () => [...optionPath, 'values', index],
        () => `value "${value}"`,
        refuse,
      )
  }
}

function checkVariants(product: CatalogueProduct, path: JsonPath, refuse: Refuse): void {
  const choices = new Map<string | number, LazyPath>()
  const skus = new Map<string | number, LazyPath>()
  for (const [position, variant] of product.variants.entries()) {
    const variantPath = [...path, 'variants', position]
    checkChoice(product, variant, variantPath, refuse)
    const values = variant.selectedOptions.map((selected) => selected.value)
    refuseRepeated(
      choices,
      JSON.stringify(values),
      () => [...variantPath, 'selectedOptions'],
      () => `the choice "${values.join(' / ')}"`,
      refuse,
    )
    if (variant.sku !== null)
      refuseRepeated(
        skus,
        variant.sku,
        () => [...variantPath, 'sku'],
        () => `SKU "${variant.sku}"`,
        refuse,
      )
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
