import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Container } from '#app/shell/page.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Price } from '#app/ui/price.tsx'
import { type FiguresSource, type OriginalPrice, originalPriceOf } from '#commerce/model/figures.ts'
import { formatMoney } from '#commerce/model/money.ts'
import type { Product } from '#commerce/model/product.ts'
import { productTypeLabel } from '#commerce/model/product-kind.ts'
import { claims } from '#content/claims.ts'
import { ProductGallery } from './product-gallery.tsx'
import { ProductTrust } from './product-trust.tsx'

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
  const { title, pictures, firstVariant } = product
  const was = firstVariant && originalPriceOf(firstVariant, figures)
  return (
    <>
      <Container className="pt-3 pb-section">
        <Breadcrumb
          trail={[
            { label: 'Home', to: href('/') },
            { label: 'Games', to: href('/all-products') },
          ]}
          here={title}
        />
        <div className="mt-3 grid items-start gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] xl:gap-x-14">
          <ProductGallery
            key={product.id}
            title={title}
            pictures={pictures}
            badge={was && <Badge tone="urgent">{savingText(was)}</Badge>}
          />
          <div className="grid gap-4 lg:sticky lg:top-24 lg:row-span-2">
            <ProductHead product={product} was={was} />
            {buyPanel}
            <ProductTrust />
          </div>
          <ProductDescription text={product.description} />
        </div>
      </Container>
      {children}
      {buyBar}
    </>
  )
}

function savingText({ saved, percentOff }: OriginalPrice): string {
  return `Save ${formatMoney(saved)} (${percentOff}% OFF)`
}

function ProductHead({ product, was }: { product: Product; was: OriginalPrice | null }) {
  const { title, productType, firstVariant } = product
  return (
    <div className="grid justify-items-start gap-3">
      <Badge>{productTypeLabel(productType)}</Badge>
      <h1 className="max-w-full text-4xl">{title}</h1>
      {firstVariant && (
        <Price
          size="lg"
          current={formatMoney(firstVariant.price)}
          original={was && formatMoney(was.original)}
          saving={was && `${was.percentOff}% off`}
        />
      )}
      <p className="text-sm text-muted">Inclusive of all taxes</p>
      <p className="rounded-control border-2 border-dashed border-edge px-3 py-2 text-sm">
        Apply <b>{claims.welcomeCode}</b> and get 10% off on your first purchase.
      </p>
      {firstVariant?.available && (
        <p className="font-bold text-success">✓ In Stock - Ready to Ship</p>
      )}
    </div>
  )
}

function ProductDescription({ text }: { text: string }) {
  if (text === '') return null
  return (
    <section aria-labelledby="about-game">
      <h2 id="about-game" className="mb-2 text-xl">
        About this game
      </h2>
      <p className="max-w-prose whitespace-pre-line">{text}</p>
    </section>
  )
}
