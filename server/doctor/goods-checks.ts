import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { countProducts } from '#commerce/operations/count-products.ts'
import { findCollection } from '#commerce/operations/find-collection.ts'
import { getShopPolicies } from '#commerce/operations/shop-policies.ts'
import { goods } from '#content/doctor/goods.ts'
import type { StoreKind } from '#content/doctor/packs.ts'
import { policyNames, store } from '#content/doctor/store.ts'
import type { PageLink } from '#merchant/navigation.ts'
import { decodeUri } from '#platform/decode-uri.ts'
import { allowedOrigins } from '#server/document/allowed-origins.ts'
import type { Settings } from '#server/settings.ts'
import { note, type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'
import type { LinkedCollection } from './merchant.ts'
import { listShownLinks } from './shown-links.ts'

type GoodsRule = {
  readonly level: Remark['level']
  readonly isBroken: (product: ProductSummary) => boolean
  readonly tell: (kind: StoreKind, titles: readonly string[], count: number) => string
}

const NAMED = 3

const goodsRules: readonly GoodsRule[] = [
  { level: 'note', isBroken: ({ picture }) => picture === null, tell: goods.noPictures },
  {
    level: 'wrong',
    isBroken: ({ firstVariant }) => !firstVariant,
    tell: (_kind, titles, count) => store.noVariant(titles, count),
  },
  {
    level: 'wrong',
    isBroken: ({ firstVariant }) => firstVariant?.price.minor === 0,
    tell: goods.noPrice,
  },
  { level: 'note', isBroken: hasLowComparePrice, tell: goods.lowComparePrice },
]

function hasLowComparePrice({ firstVariant }: ProductSummary): boolean {
  const { compareAtPrice = null, price = null } = firstVariant ?? {}
  return compareAtPrice !== null && price !== null && compareAtPrice.minor <= price.minor
}

export async function checkGoods({
  products,
  settings,
}: Pick<Examined, 'products' | 'settings'>): Promise<readonly Remark[]> {
  const { kind } = settings.store
  const all = await products()
  if (all.length === 0) return [wrong(goods.noProducts(kind))]
  const remarks: Remark[] = goodsRules.flatMap(({ level, isBroken, tell }) => {
    const titles = all.filter(isBroken).map(({ title }) => title)
    return titles.length > 0
      ? [{ level, sentence: tell(kind, titles.slice(0, NAMED), titles.length) }]
      : []
  })
  const blocked = listBlocked(settings, all)
  if (blocked.length > 0) {
    const hosts = new Set(blocked.map(({ host }) => host))
    remarks.push(wrong(store.blockedPictures(blocked.length, [...hosts])))
  }
  return all.some(isForSale) ? remarks : [...remarks, wrong(goods.allSoldOut(kind, all.length))]
}

/** Pictures that browsers block, as the pages' policy does not allow their origin; the local store's are allowed. */
function listBlocked(settings: Settings, products: readonly ProductSummary[]): readonly URL[] {
  if (settings.store.kind === 'local') return []
  const allowed = [settings.publicOrigin, ...allowedOrigins(settings, []).images]
  return products
    .flatMap(({ picture }) => (picture ? new URL(picture.url, settings.publicOrigin) : []))
    .filter(({ origin }) => !allowed.includes(origin))
}

/** Looks up each collection that the menus, the footer or the home page link to, as its page does. */
export async function checkCollections(examined: Examined): Promise<readonly Remark[]> {
  const shown = await listShownLinks(examined)
  const inMenu = shown.inMenu.flatMap(toCollection)
  const others = [...shown.elsewhere.flatMap(toCollection), ...examined.merchant.categories]
  const elsewhere = others.filter(({ handle }) => inMenu.every((link) => link.handle !== handle))
  const remarks: Remark[] = []
  for (const link of [...inMenu, ...elsewhere]) {
    const remark = await checkCollection(examined, link)
    if (remark) remarks.push(remark)
  }
  return remarks
}

function toCollection({ label, to }: PageLink): LinkedCollection[] {
  const [, path = ''] = /^\/category\/([^/?#]+)/.exec(to) ?? []
  const handle = decodeUri(path)
  return handle ? [{ handle, label }] : []
}

async function checkCollection(
  { ask }: Examined,
  { handle, label }: LinkedCollection,
): Promise<Remark | null> {
  const counted = await countProducts(ask(), handle)
  if (counted !== null) {
    return counted.count === 0 ? wrong(store.emptyCollection(label, handle)) : null
  }
  const found = await findCollection(ask(), handle)
  if (found === null) return wrong(store.noCollection(label, handle))
  return found.foundBy === 'keyword' ? note(store.collectionByWords(label, handle)) : null
}

const placeholder = /\[[^\]]{2,80}\]|\{\{.*?\}\}|lorem ipsum|@example\.\w+|\bINSERT\b|\bTBD\b/i
/** A policy has several paragraphs; a shorter one is a heading or a draft. */
const MIN_LENGTH = 200

/** Checks the store's policies, which the shop shows and the checkout links to. */
export async function checkPolicies({ ask, settings }: Examined): Promise<readonly Remark[]> {
  const policies = await getShopPolicies(ask())
  return (['privacy', 'terms', 'refund'] as const).flatMap((key) => {
    const name = policyNames[key]
    const policy = policies[key]
    // The local store's checkout links to none.
    if (policy === null) return settings.store.kind === 'local' ? [] : [wrong(store.noPolicy(name))]
    const text = policy.body
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const found = placeholder.exec(text)?.[0]
    if (found) return [wrong(store.placeholderPolicy(name, found))]
    return text.length < MIN_LENGTH ? [wrong(store.shortPolicy(name, text.length))] : []
  })
}
