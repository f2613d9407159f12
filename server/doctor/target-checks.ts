import { nullIfRefused } from '#commerce/client/storefront-fault.ts'
import { findProductByHandle } from '#commerce/operations/products.ts'
import { getShopPolicies } from '#commerce/operations/shop-policies.ts'
import { findUrlRedirect } from '#commerce/operations/url-redirects.ts'
import { store } from '#content/doctor/store.ts'
import type { PageLink } from '#merchant/navigation.ts'
import { decodeUri } from '#platform/decode-uri.ts'
import { type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'
import { type AnchorParts, listAnchors } from './page-anchors.ts'
import { listShownLinks, readLinkTarget } from './shown-links.ts'

async function listLinks(examined: Examined): Promise<readonly PageLink[]> {
  const { inMenu, elsewhere } = await listShownLinks(examined)
  return [...new Map([...inMenu, ...elsewhere].map((link) => [link.to, link])).values()]
}

/** Looks up each product that the menus or the footer link to, as its page does. */
export async function checkLinkedProducts(examined: Examined): Promise<readonly Remark[]> {
  const remarks: Remark[] = []
  for (const link of await listLinks(examined)) {
    const handle = handleOf(link)
    if (handle !== null && (await isMissing(examined, handle)))
      remarks.push(wrong(store.noProduct(link.label, handle)))
  }
  return remarks
}

function handleOf(link: PageLink): string | null {
  const [, part] = /^\/product\/([^/]+)$/.exec(readLinkTarget(link)?.path ?? '') ?? []
  return part === undefined ? null : decodeUri(part)
}

async function isMissing({ ask }: Examined, handle: string): Promise<boolean> {
  if ((await findProductByHandle(ask(), handle)) !== null) return false
  return (await nullIfRefused(findUrlRedirect(ask(), [`/products/${handle}`]))) === null
}

/** Checks that links with an anchor find it on their page. */
export async function checkAnchors(examined: Examined): Promise<readonly Remark[]> {
  const anchored = (await listLinks(examined)).flatMap((link) => {
    const target = readLinkTarget(link)
    return target && target.anchor !== '' ? { label: link.label, ...target } : []
  })
  if (anchored.length === 0) return []
  const { merchant, settings, ask } = examined
  const stored = await getShopPolicies(ask())
  const parts: AnchorParts = { figures: settings.figures, stored, ...merchant }
  return anchored.flatMap(({ label, path, anchor }) => {
    const anchors = listAnchors(path, parts)
    if (anchors === null || isAmong(anchors, anchor)) return []
    const others = anchors.filter(
      (id) => !/-(?:title|tab)$|^(?:content|top|moment-player)$/.test(id),
    )
    return [wrong(store.noAnchor(label, path, anchor, others))]
  })
}

/** A text fragment is not an anchor. */
function isAmong(anchors: readonly string[], anchor: string): boolean {
  const [name = ''] = anchor.split(':~:', 1)
  return name === '' || anchors.includes(decodeUri(name) ?? name)
}
