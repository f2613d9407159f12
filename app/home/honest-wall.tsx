import { useClaims, useShop } from '#app/shop/shop-provider.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { honestWall as words } from '#content/home.ts'
import { brand } from '#merchant/brand.ts'
import { grudges } from '#merchant/voices.ts'
import { withEvidence } from '#merchant/with-evidence.ts'

const tilt = ['-rotate-1', 'rotate-1', 'rotate-[-0.6deg]', 'rotate-[1.4deg]']

/** Facts about this shop on pinned notes: critical quotes and promises that have evidence, and the contact. */
export function HonestWall() {
  const { figures } = useShop().settings
  const { returnDays, freeShipping } = useClaims()
  const notes = [
    ...withEvidence(grudges, figures).map(({ quote, name, stars }) => ({
      title: `“${quote}”`,
      text: name,
      stars,
    })),
    ...(returnDays === null
      ? []
      : [{ title: words.returns.title, text: words.returns.text(returnDays) }]),
    ...(freeShipping ? [{ title: freeShipping, text: words.shipping }] : []),
    { title: words.answers, text: `${brand.email}, ${brand.supportHours}` },
  ]
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {notes.map(({ title, text, ...note }, at) => (
        <li
          key={title}
          className={`grid content-start gap-1 border-t-8 border-t-label-marigold bg-label-cream p-4 text-label-night shadow-card ${tilt[at % tilt.length]}`}
        >
          {'stars' in note && <Stars rating={note.stars} className="w-24" />}
          <b className="font-display text-lg leading-tight text-balance">{title}</b>
          <span className="text-sm wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  )
}
