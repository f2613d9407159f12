import type { QuotedOrder } from '#app/cart/quote/total-rows.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { countItems } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { cartSheet as words } from '#content/cart-sheet.ts'
import { LinePicture } from './line-picture.tsx'

const SLOTS = [0, 1, 2]

export type PartyTrayProps = { lines: readonly CartLine[]; quote: QuotedOrder }

/**
 * Three slots for boxes, filled with the cart's games; stamped with what the store takes off by itself, without a code.
 * On phones its words are two lines beside the slots: below them they push the words about games for adults out of a phone's sheet.
 * Full, with nothing to stamp, it leaves the room there to a third game.
 */
export function PartyTray({ lines, quote: { automatic, isPending } }: PartyTrayProps) {
  const counted = lines.filter(({ variant }) => variant.available)
  const boxes = counted.flatMap((line) => SLOTS.slice(0, line.quantity).map(() => line))
  const isFull = lines.length >= SLOTS.length && boxes.length >= SLOTS.length
  const isIdle = isFull && automatic.minor === 0 && !isPending
  return (
    <div
      className={classNames(
        'mt-1 mb-2 flex flex-wrap items-center justify-center gap-3 rounded-control border-2 border-dashed border-edge p-1 text-sm md:p-3 md:text-base',
        isIdle && 'max-md:hidden',
      )}
    >
      <div aria-hidden="true" className="flex gap-2">
        {SLOTS.map((at) => (
          <div
            key={at}
            className="aspect-[4/5] w-8 rounded-chip md:w-14 border-2 border-dashed border-edge has-[img]:border-transparent has-[svg]:border-transparent"
          >
            {boxes[at] && (
              <LinePicture key={boxes[at].variantId} line={boxes[at]} className="dropping" />
            )}
          </div>
        ))}
      </div>
      <p className="leading-tight text-balance max-sm:max-w-36">
        {words.tray(SLOTS.length - countItems(counted))}
      </p>
      {automatic.minor > 0 && (
        <p className="dropping -rotate-2 rounded-chip bg-label-red px-2 font-bold text-label-cream">
          {words.traySaving(formatExactMoney(automatic))}
        </p>
      )}
    </div>
  )
}
