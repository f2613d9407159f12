import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { useShop } from '#app/shop/shop-provider.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { type BoxInside, comboSaving } from '#commerce/model/boxes-inside.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { pictureUrl } from '#commerce/model/picture.ts'
import type { Variant } from '#commerce/model/product.ts'
import { boxTray as words } from '#content/product-page.ts'
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
    <section
      aria-labelledby="boxes-inside"
      className="grid gap-3 rounded-card border-2 border-dashed border-edge p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="boxes-inside" className="text-2xl">
          {words.title(ids.length)}
        </h2>
        {saving && (
          <p className="-rotate-2 rounded-chip bg-label-red px-2 font-bold text-label-cream">
            {words.saving(formatMoney(saving.saved))}
          </p>
        )}
      </div>
      {boxes ? <Boxes boxes={boxes} /> : <Slots ids={ids} />}
      {saving && (
        <p className="text-sm text-muted">
          {words.apart} {formatMoney(saving.apart)}
        </p>
      )}
    </section>
  )
}

const row = 'flex gap-3 *:min-w-0 *:flex-1 *:max-w-36'
const slot = 'block aspect-[4/5] rounded-chip border-2 border-dashed border-edge bg-inset'

function Slots({ ids }: { ids: readonly string[] }) {
  return (
    <div className={row}>
      {ids.map((id) => (
        <span key={id} className={slot} />
      ))}
    </div>
  )
}

function Boxes({ boxes }: { boxes: readonly BoxInside[] }) {
  return (
    <ul ref={dropIn} className={row}>
      {boxes.map(({ handle, title, picture, price }) => (
        <li key={handle}>
          <TextLink tone="bare" to={href('/product/:handle', { handle })} className="grid gap-1">
            <span className={slot}>
              <Picture
                src={picture && pictureUrl(picture.url, { width: PICTURE_WIDTH })}
                alt=""
                width={PICTURE_WIDTH}
                height={(PICTURE_WIDTH * 5) / 4}
              />
            </span>
            <span className="line-clamp-2 text-xs leading-tight font-bold sm:text-sm">{title}</span>
            {price && <span className="text-sm text-muted">{formatMoney(price)}</span>}
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
