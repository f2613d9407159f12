import type { ReactNode } from 'react'
import { href } from 'react-router'
import { lazyPart } from '#app/browser/on-demand.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/page.tsx'
import { type FiguresSource, originalPriceOf } from '#commerce/model/figures/original-price.ts'
import { formatMoney } from '#commerce/model/money.ts'
import type { Product } from '#commerce/model/product.ts'
import { crumbs } from '#content/frame.ts'
import { productPage } from '#content/product-page.ts'
import { ProductGallery } from './product-gallery.tsx'
import { ProductPitch } from './product-pitch.tsx'

/** Far below the fold on a phone, and drawn by the server. */
const ProductTrust = lazyPart(async () => (await import('./product-trust.tsx')).ProductTrust)
const ProductTabs = lazyPart(async () => (await import('./product-tabs.tsx')).ProductTabs)

export type ProductPageProps = {
  product: Product
  figures: FiguresSource
  /** Quantity and the buttons to buy. */
  buyPanel: ReactNode
  /** The same once more, fixed to the foot of a phone. */
  buyBar: ReactNode
  /** Related games, and whatever else goes across the page. */
  children?: ReactNode
}

/** One game and everything that helps to buy it (specification section 2, Product page). */
export function ProductPage({ product, figures, buyPanel, buyBar, children }: ProductPageProps) {
  const { title, pictures } = product
  return (
    <>
      <Container className="pt-3 pb-section">
        <Breadcrumb
          trail={[
            { label: crumbs.home, to: href('/') },
            { label: crumbs.games, to: href('/all-products') },
          ]}
          here={title}
        />
        <div className="mt-3 grid items-start gap-8 *:min-w-0 md:grid-cols-2 md:grid-rows-[auto_1fr] xl:gap-x-14">
          <ProductGallery title={title} pictures={pictures} saving={savingText(product, figures)} />
          <div
            ref={keepInView}
            className="grid gap-4 md:row-span-2 lg:sticky lg:top-[min(6rem,100svh-var(--column-height,0px)-1.5rem)]"
          >
            <ProductPitch product={product} figures={figures} />
            {buyPanel}
            <ProductTrust />
          </div>
          <ProductTabs product={product} figures={figures} />
        </div>
      </Container>
      {children}
      {buyBar}
    </>
  )
}

function savingText({ firstVariant }: Product, figures: FiguresSource): string | null {
  const was = firstVariant && originalPriceOf(firstVariant, figures)
  return was && productPage.saving(formatMoney(was.saved), was.percentOff)
}

/**
 * Tells the style sheet how tall the column is: one taller than the window stays with its foot in
 * view, where the buttons are, and a shorter one with its head.
 */
function keepInView(column: HTMLElement | null) {
  if (!column || !('ResizeObserver' in window)) return
  const observer = new ResizeObserver(() => {
    column.style.setProperty('--column-height', `${column.offsetHeight}px`)
  })
  observer.observe(column)
  return () => observer.disconnect()
}
