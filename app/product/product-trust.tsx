import type { ReactNode } from 'react'
import { SaleLinks } from '#app/shop/sale-links.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { WhatsappLink } from '#app/shop/whatsapp-link.tsx'
import { Pictogram } from '#app/ui/pictogram.tsx'
import { trust } from '#content/trust.ts'
import { brand } from '#merchant/brand.ts'
import type { ShopClaims } from '#merchant/claims-for.ts'

type Promise = { readonly icon: ReactNode; readonly title: string; readonly text: string | null }

/** The promises of the strip; claims without evidence are left out. */
function promisesFor(claims: ShopClaims): readonly Promise[] {
  const { securePayment, freeShippingTerms, easyReturns, premium } = claims
  const all = [
    securePayment && { icon: <Pictogram name="shield" />, ...trust.payment },
    freeShippingTerms && {
      icon: <Pictogram name="truck" />,
      title: trust.shipping,
      text: freeShippingTerms,
    },
    easyReturns && { icon: <Pictogram name="return" />, title: trust.returns, text: easyReturns },
    premium && { icon: <Pictogram name="wheel" />, title: premium, text: null },
  ]
  return all.flatMap((promise) => promise || [])
}

/** The trust strip below the buttons (specification section 2, Product page), and the seller. */
export function ProductTrust() {
  return (
    <div className="grid gap-3 border-y-2 border-line pt-4 pb-2">
      <Promises />
      <p className="text-sm text-muted">
        {trust.seller(brand.parentCompany, brand.address[2])} {trust.ask}{' '}
        <a className="link font-bold whitespace-nowrap" href={brand.phone.href}>
          {brand.phone.text}
        </a>
        , {brand.supportHours}. <WhatsappLink className="link font-bold whitespace-nowrap" />
      </p>
      <SaleLinks isShort />
    </div>
  )
}

function Promises() {
  const promises = promisesFor(useClaims())
  if (promises.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-3">
      {promises.map(({ icon, title, text }) => (
        <li key={title} className="flex flex-wrap items-center gap-3 last:odd:col-span-2">
          {icon}
          <span className="trust-words grid flex-1 wrap-anywhere leading-tight">
            <b>{title}</b>
            {text && <span className="text-sm text-muted">{text}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
