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
