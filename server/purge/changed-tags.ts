import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { coarseTags, type Kind, type PageTags, tagOf } from './page-tags.ts'

/** What happens to each subject. Anybody who has seen a webhook can send it again with a made-up topic. */
const known: Readonly<Record<string, readonly string[]>> = {
  products: ['create', 'update', 'delete'],
  product_listings: ['add', 'update', 'remove'],
  collections: ['create', 'update', 'delete'],
  collection_listings: ['add', 'update', 'remove'],
  inventory_levels: ['connect', 'update', 'disconnect'],
  inventory_items: ['create', 'update', 'delete'],
  shop: ['update'],
}
const topics: ReadonlySet<string> = new Set(
  Object.entries(known).flatMap(([subject, events]) =>
    events.map((event) => `${subject}/${event}`),
  ),
)

/**
 * The tags of the pages that a change affects; null for a topic that affects none. A payload may lack the handle, as in
 * a deletion, or have a new one: pages remember the handle that they showed for an id.
 *
 * @param topic for example `products/update`
 * @param payload the webhook's body; without names unless it is a JSON object
 */
export function changedTags(
  topic: string,
  payload: unknown,
  { handleOf }: Pick<PageTags, 'handleOf'>,
): readonly string[] | null {
  if (!topics.has(topic)) return null
  const fields = fieldsOf(payload)
  const [subject = ''] = topic.split('/')
  if (subject === 'products' || subject === 'product_listings') {
    const tags = namesOf('product', fields, handleOf)
    return [...(tags.length > 0 ? tags : [coarseTags.products]), coarseTags.lists]
  }
  if (subject === 'collections' || subject === 'collection_listings') {
    return [...namesOf('collection', fields, handleOf), coarseTags.collections]
  }
  // They name an item in a warehouse, which the Storefront API does not have.
  if (subject === 'inventory_levels' || subject === 'inventory_items') return [coarseTags.products]
  return [coarseTags.shop]
}

const types: Readonly<Record<Kind, string>> = { product: 'Product', collection: 'Collection' }

function namesOf(
  kind: Kind,
  fields: ReturnType<typeof fieldsOf>,
  handleOf: PageTags['handleOf'],
): readonly string[] {
  const listing = fields[`${kind}_listing`]
  const { handle, id, [`${kind}_id`]: listedId } = fieldsOf(listing ?? fields)
  const number = id ?? listedId
  // Nothing else: not every object of a webhook's body can be written as text.
  const isNumber = typeof number === 'number' || typeof number === 'string'
  const knownHandle = isNumber ? handleOf(`gid://shopify/${types[kind]}/${number}`) : null
  const handles = [handle, knownHandle].filter((each) => typeof each === 'string' && each !== '')
  return [...new Set(handles)].map((each) => tagOf(kind, String(each)))
}
