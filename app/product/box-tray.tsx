import { href } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { TextLink } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { type BoxInside, comboSaving } from '#commerce/model/boxes-inside.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { pictureUrl } from '#commerce/model/picture.ts'
import type { Variant } from '#commerce/model/product.ts'
import { boxTray as words } from '#content/box-tray.ts'
import { dropIn } from './drop-in.ts'

const PICTURE_WIDTH = 240

export type BoxTrayProps = {
  boxes: readonly BoxInside[]
  /** Number of games in the combo; may exceed `boxes`, because the store may not sell each separately. */
  count: number
  /** The combo's chosen variant. */
  variant: Variant | null
}

/** The games of a combo as boxes in a tray, and the saving compared with their separate prices. */
export function BoxTray({ boxes, count, variant }: BoxTrayProps) {
  const saving = variant?.available && comboSaving(variant.price, boxes, count)
  return (
    <section
      aria-labelledby="boxes-inside"
      className="box-tray grid gap-3 rounded-card border-2 border-dashed border-edge p-4"
    >
      <h2 id="boxes-inside" className="text-2xl">
        {words.title(count)}
      </h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Boxes boxes={boxes} />
        {saving && (
          <p className="mt-1 -rotate-2 rounded-chip bg-label-red px-3 py-1 font-bold text-balance text-lg text-label-cream">
            {words.saving(formatMoney(saving.saved))}
          </p>
        )}
      </div>
    </section>
  )
}

function Boxes({ boxes }: { boxes: readonly BoxInside[] }) {
  return (
    <ul ref={dropIn} className={classNames('box-tray-row', boxes.length === 4 && 'box-tray-four')}>
      {boxes.map(({ handle, title, picture, price }) => (
        <li key={handle} className="min-w-0">
          <TextLink
            tone="bare"
            to={href('/product/:handle', { handle })}
            className="box-tray-box wrap-anywhere items-start text-sm"
          >
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
