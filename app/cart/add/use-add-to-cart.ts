import { onDemand } from '#app/browser/on-demand.tsx'
import { useCartParts } from '#app/cart/store/use-cart.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { pictureUrl } from '#commerce/model/picture.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import type { BuyableVariant } from '#commerce/model/to-cart-line.ts'
import { buying, namedVariant } from '#content/cart.ts'
import { listPictures } from './list-pictures.ts'

const loadDeal = onDemand(() => import('./deal-to-bag.ts'))

const PICTURE_WIDTH = 160

/** Longest that a toast waits for the flight and its script. */
const TOAST_LIMIT_MS = 500

/** Adds to the cart, deals a copy of the picture to the bag, and shows the toast of specification section 8. */
export function useAddToCart() {
  const { actions, prepareSheet, openSheet } = useCartParts()
  return (
    product: ProductSummary,
    quantity: number,
    variant: BuyableVariant | null = product.firstVariant,
  ): void => {
    try {
      const outcome = actions.add(product, quantity, variant)
      if (outcome === 'full') showToast({ ...buying.full, tone: 'destructive' })
      if (outcome !== 'added') return
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
      console.error('Adding to the cart failed:', error)
      showToast({
        title: buying.addFailure.title,
        description: buying.addFailure.text,
        tone: 'destructive',
      })
      return
    }
    const name = namedVariant(product.title, variant?.title)
    const picture = variant?.picture ?? product.picture
    const show = () => {
      // Not before: rendering it would cost the flight frames.
      prepareSheet()
      showToast({
        topic: 'cart',
        title: buying.added.title,
        description: buying.added.text(buying.several(quantity, name)),
        picture: picture && findSmallPicture(picture.url),
        tone: 'success',
        action: { label: buying.viewCart, onSelect: openSheet, opensDialog: true },
      })
    }
    // The toast comes as the picture lands, and without a flight, such as offline, in time.
    Promise.race([
      loadDeal().then(({ dealToBag }) => dealToBag(picture?.url, quantity)),
      new Promise((late) => setTimeout(late, TOAST_LIMIT_MS)),
    ]).then(show, show)
  }
}

/** The picture in a size that the page has loaded, which is shown at once; else in a small one. */
function findSmallPicture(url: string): string {
  const loaded = listPictures(url).find(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  )
  return loaded?.currentSrc ?? pictureUrl(url, { width: PICTURE_WIDTH })
}
