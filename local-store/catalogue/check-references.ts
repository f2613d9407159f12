import {
  createUnique,
  type JsonPath,
  type Refuse,
  uniqueHandle,
  uniqueId,
} from './catalogue-error.ts'
import type { CatalogueDiscount, CatalogueFile } from './catalogue-file.ts'

type Handles = {
  readonly products: ReadonlySet<string>
  readonly collections: ReadonlySet<string>
}

/**
 * Checks that handles, ids and codes outside the products are unique, and that the handles in
 * collections and discounts exist.
 */
export function checkReferences(catalogue: CatalogueFile, refuse: Refuse): void {
  const handles: Handles = {
    products: new Set(catalogue.products.map((product) => product.handle)),
    collections: new Set(catalogue.collections.map((collection) => collection.handle)),
  }
  checkUnique(catalogue, refuse)
  checkCollections(catalogue, handles, refuse)
  for (const [position, discount] of catalogue.discounts.entries())
    checkDiscount(discount, ['discounts', position], handles, refuse)
}

function checkUnique(catalogue: CatalogueFile, refuse: Refuse): void {
  for (const list of ['collections', 'pages', 'menus', 'blogs'] as const) {
    const noteId = uniqueId(refuse)
    const noteHandle = uniqueHandle(refuse)
    for (const [position, { handle, id }] of catalogue[list].entries()) {
      noteHandle(handle, [list, position, 'handle'])
      noteId(id, [list, position, 'id'])
    }
  }
  const noteRate = uniqueHandle(refuse)
  for (const [position, { handle }] of catalogue.deliveryRates.entries())
    noteRate(handle, ['deliveryRates', position, 'handle'])
  for (const list of ['discounts', 'giftCards'] as const) {
    const noteCode = createUnique((code) => `code "${code}"`, refuse)
    // Shoppers type codes in any case.
    for (const [position, { code }] of catalogue[list].entries())
      noteCode(code.toUpperCase(), [list, position, 'code'], code)
  }
  checkPolicies(catalogue, refuse)
}

function checkPolicies(catalogue: CatalogueFile, refuse: Refuse): void {
  const noteHandle = uniqueHandle(refuse)
  const noteId = uniqueId(refuse)
  for (const [name, policy] of Object.entries(catalogue.policies)) {
    if (policy === null) continue
    noteHandle(policy.handle, ['policies', name, 'handle'])
    noteId(policy.id, ['policies', name, 'id'])
  }
}

function checkNames(
  names: readonly string[],
  definedNames: ReadonlySet<string>,
  path: JsonPath,
  what: string,
  refuse: Refuse,
): void {
  const noteName = createUnique((name) => `"${name}"`, refuse)
  for (const [position, name] of names.entries()) {
    const namePath = [...path, position]
    if (!definedNames.has(name)) refuse(namePath, `no ${what} has the handle "${name}"`)
    noteName(name, namePath)
  }
}

function checkCollections(catalogue: CatalogueFile, handles: Handles, refuse: Refuse): void {
  for (const [position, collection] of catalogue.collections.entries()) {
    const path = ['collections', position, 'products']
    checkNames(collection.products, handles.products, path, 'product', refuse)
  }
}

/** The goods that a kind names, by their keys. Without a default, as in `check-amounts.ts`. */
function goodsOf(
  kind: CatalogueDiscount['kind'],
): Readonly<Record<string, CatalogueDiscount['appliesTo']>> {
  switch (kind.type) {
    case 'percentage':
    case 'fixed':
    case 'freeDelivery':
      return {}
    case 'buyXGetY':
      return { buys: kind.buys, gets: kind.gets }
  }
}

function checkDiscount(
  discount: CatalogueDiscount,
  path: JsonPath,
  handles: Handles,
  refuse: Refuse,
): void {
  const { kind, startsAt, endsAt } = discount
  const ofKind = Object.entries(goodsOf(kind)).map(
    ([key, goods]) => [[...path, 'kind', key], goods] as const,
  )
  for (const [at, named] of [[[...path, 'appliesTo'], discount.appliesTo] as const, ...ofKind]) {
    if (named === null) continue
    checkNames(named.collections, handles.collections, [...at, 'collections'], 'collection', refuse)
    checkNames(named.products, handles.products, [...at, 'products'], 'product', refuse)
    if (named.collections.length + named.products.length === 0)
      refuse(at, 'names nothing; leave it out to mean all goods')
  }
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    refuse([...path, 'endsAt'], 'must be after startsAt')
}
