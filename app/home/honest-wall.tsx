import { useClaims, useShop } from '#app/shop/shop-provider.tsx'
import { Pictogram, type PictogramName } from '#app/ui/pictogram.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { honestWall as words } from '#content/home.ts'
import { brand } from '#merchant/brand.ts'
import { grudges } from '#merchant/voices.ts'
import { withEvidence } from '#merchant/with-evidence.ts'

type Promise = { readonly title: string; readonly text: string; readonly icon: PictogramName }

/** Notes pinned to a wall: critical quotes and promises that have evidence, and the contact. */
export function HonestWall() {
  const { figures } = useShop().settings
  const { returnDays, freeShipping } = useClaims()
  const { returns, shipping, answers } = words
  const promises: readonly (Promise | false)[] = [
    returnDays !== null && {
      title: returns.title,
      text: returns.text(returnDays),
      icon: 'return',
    },
    freeShipping !== null && { title: freeShipping, text: shipping, icon: 'truck' },
    { title: answers, text: `${brand.email}, ${brand.supportHours}`, icon: 'hands' },
  ]
  return (
    <ul className="honest-wall">
      {withEvidence(grudges, figures).map(({ quote, name, stars }) => (
        <li key={quote} className="honest-note">
          <Stars rating={stars} className="w-24" />
          <b className="font-display text-lg leading-tight text-balance">“{quote}”</b>
          <span className="text-sm">{name}</span>
        </li>
      ))}
      {promises.map(
        (promise) =>
          promise && (
            <li key={promise.title} className="honest-note">
              <Pictogram name={promise.icon} className="size-9" />
              <b className="leading-tight text-balance">{promise.title}</b>
              <span className="text-sm wrap-anywhere">{promise.text}</span>
            </li>
          ),
      )}
    </ul>
  )
}
