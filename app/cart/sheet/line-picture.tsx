import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { pictureUrl } from '#commerce/model/picture.ts'

/** One width for all places, so that the browser loads a game's picture once. */
const WIDTH = 160

/** The picture of a cart's game, 4:5. */
export function LinePicture({ line, className }: { line: CartLine; className?: string }) {
  const source = line.product.images[0]?.src ?? null
  return (
    <Picture
      src={source && pictureUrl(source, { width: WIDTH })}
      alt=""
      width={WIDTH}
      height={(WIDTH * 5) / 4}
      className={className}
    />
  )
}

/** The picture on the colour of its game. */
export function LineWell({ line, className }: { line: CartLine; className?: string }) {
  const { tint } = line.product
  return (
    <div
      className={classNames(
        'card-well rays rays-well aspect-[4/5] overflow-hidden rounded-chip p-0',
        tint && `tint-${tint}`,
        className,
      )}
    >
      <LinePicture line={line} />
    </div>
  )
}
