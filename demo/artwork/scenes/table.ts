import type { Game } from '../game.ts'
import { inks } from '../inks.ts'
import { repeat } from '../parts/geometry.ts'
import { pictureHeight, pictureWidth } from './front.ts'

/** A wooden table seen from above, with a runner in the game's ground. */
export function table({ palette }: Game): string {
  const edge = { width: pictureWidth - 16, height: pictureHeight - 16 }
  return `<rect x="8" y="8" width="${edge.width}" height="${edge.height}" rx="52" fill="${inks.brown}"/><rect x="24" y="24" width="${edge.width - 32}" height="${edge.height - 32}" rx="38" fill="${inks.chai}"/><path d="${repeat(5, (at) => `M24 ${232 + at * 198}H${pictureWidth - 24}`)}" stroke="${inks.chaiLight}" stroke-width="6"/><rect x="24" y="470" width="${pictureWidth - 48}" height="730" fill="${palette.ground}"/><path d="M24 488H${pictureWidth - 24}M24 1182H${pictureWidth - 24}" stroke="${palette.petal}" stroke-width="14"/>`
}
