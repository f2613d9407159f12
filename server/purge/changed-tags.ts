import { coarseTags, type Kind, type PageTags, tagOf } from './page-tags.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The tags of the pages that a change concerns; null for a topic that concerns none. A payload may lack the handle, as that
 * of a deletion does, or have a new one: pages know the id by the handle they showed.
 *
 * @param topic such as `products/update`
 * @param payload the webhook's body; what is no JSON object has no names
 */
export function changedTags(
  topic: string,
  payload: unknown,
  { handleOf }: Pick<PageTags, 'handleOf'>,
): readonly string[] | null {
  // What is no list and not null is an object by its fields.
  const fields = (typeof payload === 'object' && payload !== null ? payload : {}) as Fields
  const [subject = ''] = topic.split('/')
  if (subject === 'products' || subject === 'product_listings') {
    const tags = namesOf('product', fields, handleOf)
    return [...(tags.length > 0 ? tags : [coarseTags.products]), coarseTags.lists]
  }
  if (subject === 'collections' || subject === 'collection_listings') {
    return [...namesOf('collection', fields, handleOf), coarseTags.collections]
  }
  // They name a thing in a warehouse, which the Storefront API does not know.
  if (subject === 'inventory_levels' || subject === 'inventory_items') return [coarseTags.products]
  return topic === 'shop/update' ? [coarseTags.shop] : null
}

const types: Readonly<Record<Kind, string>> = { product: 'Product', collection: 'Collection' }

function namesOf(kind: Kind, fields: Fields, handleOf: PageTags['handleOf']): readonly string[] {
  const listing = fields[`${kind}_listing`]
  // As above.
  const { handle, id, [`${kind}_id`]: listedId } = (listing ?? fields) as Fields
  const known = handleOf(`gid://shopify/${types[kind]}/${String(id ?? listedId)}`)
  const handles = [handle, known].filter((each) => typeof each === 'string' && each !== '')
  return [...new Set(handles)].map((each) => tagOf(kind, String(each)))
}
