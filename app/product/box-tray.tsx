import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useShop } from '#app/shop/shop-provider.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { type BoxInside, comboSaving } from '#commerce/model/boxes-inside.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { pictureUrl } from '#commerce/model/picture.ts'
import type { Variant } from '#commerce/model/product.ts'
import { boxTray as words } from '#content/box-tray.ts'
import { boxesQuery } from './boxes-queries.ts'
import { dropIn } from './drop-in.ts'

const PICTURE_WIDTH = 240

export type BoxTrayProps = {
  /** Ids of the combo's games. */
  ids: readonly string[]
  /** The chosen one of the combo. */
  variant: Variant | null
}

/**
 * The games of a combo as boxes in a tray, and what they cost more by themselves. Slots stay empty until the store has
 * answered; no tray where it fails.
 */
export function BoxTray({ ids, variant }: BoxTrayProps) {
  const { data: boxes, isPending } = useQuery(boxesQuery(useShop().storefront, ids, logFailure))
  if (!isPending && !boxes?.length) return null
  const saving = variant?.available && comboSaving(variant.price, boxes ?? [], ids.length)
  return (
    <section aria-labelledby="boxes-inside" className="box-tray">
      <h2 id="boxes-inside" className="text-2xl">
        {words.title(ids.length)}
      </h2>
      <div className="box-tray-parts">
        {boxes ? <Boxes boxes={boxes} /> : <Slots ids={ids} />}
        {saving && (
          <dl className="box-tray-sums">
            <Sum term={words.apart} detail={<s>{formatMoney(saving.apart)}</s>} />
            <Sum term={words.together} detail={<b>{formatMoney(variant.price)}</b>} />
            <div className="box-tray-saving">
              <dt className="sr-only">{words.saved}</dt>
              <dd>{words.saving(formatMoney(saving.saved))}</dd>
            </div>
          </dl>
        )}
      </div>
    </section>
  )
}

function Sum({ term, detail }: { term: string; detail: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{detail}</dd>
    </div>
  )
}

function Slots({ ids }: { ids: readonly string[] }) {
  return (
    <div className="box-tray-row">
      {ids.map((id) => (
        <div key={id} className="box-tray-box">
          <span className="box-tray-slot" />
        </div>
      ))}
    </div>
  )
}

function Boxes({ boxes }: { boxes: readonly BoxInside[] }) {
  return (
    <ul ref={dropIn} className="box-tray-row">
      {boxes.map(({ handle, title, picture, price }) => (
        <li key={handle}>
          <TextLink tone="bare" to={href('/product/:handle', { handle })} className="box-tray-box">
            <span className="box-tray-slot">
              <Picture
                src={picture && pictureUrl(picture.url, { width: PICTURE_WIDTH })}
                alt=""
                width={PICTURE_WIDTH}
                height={(PICTURE_WIDTH * 5) / 4}
              />
            </span>
            <span>
              <b>{title}</b>
              {price && <span className="text-muted">{formatMoney(price)}</span>}
            </span>
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

function logFailure(error: unknown, message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
  console.error(message, error)
}
