import { useClaims, useShop } from '#app/shop/shop-provider.tsx'
import { Pictogram, type PictogramName } from '#app/ui/pictogram.tsx'
import { RunningText } from '#app/ui/running-text.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { honestWall as words } from '#content/home.ts'
import { brand } from '#merchant/brand.ts'
import { grudges } from '#merchant/voices.ts'
import { withEvidence } from '#merchant/with-evidence.ts'

type Promise = { readonly title: string; readonly text: string; readonly icon: PictogramName }

/** A critical review as a pinned note, and beside it what the shop promises: claims that have evidence, and the contact. */
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
    { title: answers, text: `${brand.email}, ${brand.supportHours}`, icon: 'letter' },
  ]
  return (
    <div className="grid items-center gap-6 sm:grid-cols-2">
      {withEvidence(grudges, figures).map(({ quote, name, stars }) => (
        <figure key={quote} className="honest-note">
          <p className="text-sm font-bold">{words.grudge}</p>
          <Stars rating={stars} className="w-24" />
          <blockquote className="mt-2 font-display text-2xl leading-tight text-balance">
            “{quote}”
          </blockquote>
          <figcaption className="text-sm">{name}</figcaption>
        </figure>
      ))}
      <div className="grid gap-3">
        <h3 className="text-xl">{words.promises}</h3>
        <ul className="grid gap-3">
          {promises.map((promise) => promise && <Promised key={promise.title} {...promise} />)}
        </ul>
      </div>
    </div>
  )
}

function Promised({ title, text, icon }: Promise) {
  return (
    <li className="flex items-center gap-3">
      <Pictogram name={icon} />
      <p className="text-sm">
        <b className="block text-balance">{title}</b>
        <span className="text-muted">
          <RunningText text={text} />
        </span>
      </p>
    </li>
  )
}
