import { TextLink } from '#app/ui/link.tsx'
import { trust } from '#content/trust.ts'
import { saleLinks } from '#merchant/navigation.ts'

/** The shop's rules of delivery, returns and data, where one decides to buy. */
export function SaleLinks() {
  return (
    <ul aria-label={trust.rules} className="flex flex-wrap gap-x-5 text-sm">
      {saleLinks.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to} className="inline-flex min-h-touch items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
