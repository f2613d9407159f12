import { type ReactNode, useId } from 'react'
import { RichText } from '#app/shop/rich-text.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Facts } from '#app/ui/facts.tsx'
import { PetalRing } from '#app/ui/patterns.tsx'
import { Pictogram } from '#app/ui/pictogram.tsx'
import type { PackFacts } from '#commerce/model/pack-facts.ts'
import { packOf } from '#commerce/model/pack-facts.ts'
import type { Product, ProductVariant } from '#commerce/model/product.ts'
import { packLines } from '#content/pack-facts.ts'
import { details, features } from '#content/product-tabs.ts'
import { promisesFor } from '#merchant/delivery.ts'
import { BoxContents } from './box-contents.tsx'

export type ProductDetailsProps = {
  product: Product
  /** The chosen variant; null for a product without variants. */
  variant: ProductVariant | null
}

/** The store's description, then the shop's copy (specification section 2, Product page, Details). */
export function ProductDetails({ product, variant }: ProductDetailsProps) {
  const { description, game } = product
  const { box, steps } = game
  const pack = packOf(product.pack, variant?.pack)
  return (
    <div className="@container grid gap-8">
      {description.length > 0 && (
        <Part title={details.about}>
          <RichText blocks={description} />
        </Part>
      )}
      <Part title={details.features}>
        <ul className="grid gap-x-6 border-b-2 border-line @md:grid-cols-2">
          {features.map(({ name, title, text }) => (
            <li key={name} className="flex gap-4 border-t-2 border-line py-3">
              <Pictogram name={featurePictograms[name]} />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-sm text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={details.box}>
        <BoxContents items={box} />
      </Part>
      <Part title={details.steps}>
        <ol className="grid gap-5">
          {steps.map(({ title, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a merchant may repeat a text; the list never reorders
            <li key={at} className="flex items-center gap-4">
              <StepNumber number={at + 1} />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <Promises tint={product.tint} />
      {pack && (
        <Part title={details.pack}>
          <PackDetails pack={pack} />
        </Part>
      )}
    </div>
  )
}

const featurePictograms = {
  setup: 'parcel',
  replay: 'wheel',
  social: 'hands',
  memory: 'cracker',
} as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Decorative: screen readers announce the list's numbering. */
function StepNumber({ number }: { number: number }) {
  return (
    <PetalRing className="w-20 shrink-0">
      <text
        y="26"
        textAnchor="middle"
        className="fill-label-night font-display text-[4.75rem] leading-none"
      >
        {number}
      </text>
    </PetalRing>
  )
}

const pictograms = {
  quality: 'shield',
  shipping: 'truck',
  returns: 'return',
} as const

/** On the ground of the game's pictures: one panel among lists on the page's own. */
function Promises({ tint }: Pick<Product, 'tint'>) {
  const promises = promisesFor(useClaims())
  if (promises.length === 0) return null
  return (
    <Part title={details.promise}>
      <ul
        className={classNames(
          'rays rays-well grid gap-6 rounded-card p-5 @lg:auto-cols-fr @lg:grid-flow-col',
          tint && `tint-${tint}`,
        )}
      >
        {promises.map(({ name, title, text }) => {
          return (
            <li key={name} className="flex gap-4 @lg:flex-col @lg:gap-2">
              <Pictogram name={pictograms[name]} />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-sm">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

/** What is printed on the pack. Addresses keep their lines. */
function PackDetails({ pack }: { pack: PackFacts }) {
  const facts = packLines(pack).map(({ term, detail }) => ({
    term,
    detail: <span className="whitespace-pre-line">{detail}</span>,
  }))
  return <Facts facts={facts} className="text-sm" />
}
