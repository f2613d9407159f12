import { useClaims } from '#app/shop/shop-provider.tsx'
import { Pictogram } from '#app/ui/pictogram.tsx'
import { RunningText } from '#app/ui/running-text.tsx'
import { returnsFor, shippingFor } from '#merchant/delivery.ts'

const pictograms = {
  free: 'truck',
  standard: 'parcel',
  express: 'cracker',
  cash: 'hands',
} as const

/** Delivery and returns (specification section 2, Product page, Shipping). */
export function ShippingDetails() {
  const claims = useClaims()
  const returns = returnsFor(claims)
  return (
    <div className="grid gap-6">
      <ul className="grid gap-5">
        {shippingFor(claims).map(({ name, title, text }) => {
          return (
            <li key={name} className="flex gap-4">
              <Pictogram name={pictograms[name]} />
              <div>
                <h3 className="text-lg">
                  <RunningText text={title} />
                </h3>
                <p className="text-muted">
                  <RunningText text={text} />
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-4 rounded-control bg-inset p-5">
        <Pictogram name="return" />
        {/* Below the pictogram where the shopper's letters are large. */}
        <div className="flex-1 basis-40">
          <h3 className="text-lg">{returns.title}</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5 marker:text-marigold">
            {returns.items.map((item) => (
              <li key={item}>
                <RunningText text={item} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
