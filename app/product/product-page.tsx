import type { ReactNode } from 'react'
import { href } from 'react-router'
import { lazyPart, lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { cardInk } from '#app/catalogue/game-ink.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/page.tsx'
import { stockOf } from '#commerce/model/choose-variant.ts'
import type { FiguresSource } from '#commerce/model/figures/figures.ts'
import { originalPriceOf } from '#commerce/model/figures/original-price.ts'
import { isForAdults } from '#commerce/model/for-adults.ts'
import { formatMoney } from '#commerce/model/money.ts'
import type { Product, ProductVariant, Variant } from '#commerce/model/product.ts'
import { crumbs } from '#content/frame.ts'
import { productPage } from '#content/product-page.ts'
import type { ProductSignalsProps } from './live/product-signals.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductPitch } from './product-pitch.tsx'

/**
 * Rendered on the server. Its figures first change after some seconds, so it may hydrate after the buttons. After a
 * client navigation a placeholder reserves its space until its script has loaded: all of it where figures are simulated,
 * the countdown's where they depend on the store.
 */
const ProductSignals = lazyPart(
  () => import('./live/product-signals.tsx').then((part) => part.ProductSignals),
  (props) => <SignalsWaiting {...props} />,
)
/** The words are rendered on the server. After a client navigation a placeholder reserves a line. */
const AdultsNote = lazyPart(
  () => import('./live/adults-note.tsx').then((part) => part.AdultsNote),
  ({ product }) => isForAdults(product) && <p className="text-sm">{'\u00a0'}</p>,
)
/** What a combo is bought for. The placeholder after a client navigation is about as tall. */
const BoxTray = lazyPartOnInteraction(
  () => import('./box-tray.tsx').then((part) => part.BoxTray),
  <div className="box-tray" />,
)
/** The placeholder after a client navigation is as tall as the deck of a phone. */
const ProductDeck = lazyPartOnInteraction(
  () => import('./product-deck.tsx').then((part) => part.ProductDeck),
  <div />,
)
const ProductTrust = lazyPartOnInteraction(() =>
  import('./product-trust.tsx').then((part) => part.ProductTrust),
)
const ProductTabs = lazyPartOnInteraction(() =>
  import('./product-tabs.tsx').then((part) => part.ProductTabs),
)

export type ProductPageProps = {
  product: Product
  /** The chosen variant; null for a product without variants. */
  variant: ProductVariant | null
  onChoose: (variant: ProductVariant) => void
  buyPanel: ReactNode
  /** The fixed bottom bar on phones. */
  buyBar: ReactNode
  /** Full-width content below, such as related games. */
  children?: ReactNode
}

/** Id of the element after the column with price and buttons. */
export const AFTER_PITCH_ID = 'in-the-box'

/** Between the parts of that column, in pixels. */
const GAP = 16

/** Specification section 2, Product page. */
export function ProductPage({
  product,
  variant,
  onChoose,
  buyPanel,
  buyBar,
  children,
}: ProductPageProps) {
  const { handle, title, pictures, video, game, boxesInside = [], tint } = product
  const { figures } = useShop().settings
  return (
    <>
      <Container className="pb-section md:pt-3">
        <Breadcrumb
          trail={[
            { label: crumbs.home, to: href('/') },
            { label: crumbs.games, to: href('/all-products') },
          ]}
          here={title}
        />
        <div
          className={classNames(
            'product-columns grid items-start gap-x-8 gap-y-3 md:mt-3 md:gap-y-8 md:grid-cols-2 md:grid-rows-[auto_auto_auto_1fr] xl:gap-x-14',
            game.cards.length > 0 && 'has-deck',
          )}
        >
          <ProductGallery
            handle={handle}
            title={title}
            cardInk={game.cards.length > 0 ? cardInk(product) : null}
            pictures={pictures}
            video={video}
            chosen={variant?.picture}
            saving={savingText(variant, figures)}
            hasChoice={product.variety !== 'one'}
            isSoldOut={stockOf(product, variant) === 'nowhere'}
            tint={tint}
          />
          <div
            ref={trackHeights}
            className="buy-column flex flex-col gap-4 self-stretch md:row-span-4"
          >
            <ProductPitch product={product} variant={variant} onChoose={onChoose} />
            {buyPanel}
            <AdultsNote product={product} />
            {boxesInside.length > 0 && (
              <BoxTray boxes={boxesInside} count={game.boxes.length} variant={variant} />
            )}
            <ProductSignals product={product} variant={variant} />
          </div>
          {game.cards.length > 0 && (
            <div className="product-deck noscript:hidden">
              <ProductDeck product={product} variant={variant} />
            </div>
          )}
          <div id={AFTER_PITCH_ID} className="later grid gap-6">
            <ProductTrust />
          </div>
          <ProductTabs product={product} variant={variant} />
        </div>
      </Container>
      {children}
      {buyBar}
    </>
  )
}

/** The badge's text; null for a sold-out variant, on which nobody can save. */
function savingText(variant: Variant | null, source: FiguresSource): string | null {
  const was = variant?.available ? originalPriceOf(variant, source) : null
  return was && productPage.saving(formatMoney(was.saved), was.percentOff)
}

function SignalsWaiting({ product, variant }: ProductSignalsProps) {
  const { figures } = useShop().settings
  const stock = stockOf(product, variant)
  if (stock === 'nowhere') return <div className="product-signals" />
  return (
    <div className="product-signals">
      {figures === 'simulated' && stock === 'here' && <div className="product-delivery" />}
      <div />
    </div>
  )
}

const stickyParts = [
  ['--pitch', ':first-child'],
  ['--buttons', '.buy-panel'],
  ['--benefits', '[aria-labelledby=benefits]'],
] as const

/**
 * Sets custom properties for the heights of the column's parts that stick (product.css), each with a gap. On phones
 * nothing sticks, and the column has no box. Reads all heights before it sets one, so that they are laid out once.
 */
function trackHeights(column: HTMLElement | null) {
  if (!column || !('ResizeObserver' in window)) return
  const observer = new ResizeObserver(() => {
    if (column.clientHeight === 0) return
    const heights = stickyParts.map(
      ([name, selector]) => [name, column.querySelector(selector)?.clientHeight ?? 0] as const,
    )
    for (const [name, height] of heights) column.style.setProperty(name, `${height + GAP}px`)
  })
  for (const part of column.children) observer.observe(part)
  return () => observer.disconnect()
}
