import { TextLink } from '#app/ui/link.tsx'
import { trust } from '#content/trust.ts'
import { saleLinks } from '#merchant/navigation.ts'

export type SaleLinksProps = {
  /** Only delivery and returns. */
  isShort?: boolean
}

/** Links to the policies on delivery, returns and data, where shoppers decide to buy. */
export function SaleLinks({ isShort = false }: SaleLinksProps) {
  return (
    <ul aria-label={trust.rules} className="grid grid-cols-2 text-sm">
      {(isShort ? saleLinks.slice(0, 2) : saleLinks).map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to} className="inline-flex min-h-touch min-w-touch items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
