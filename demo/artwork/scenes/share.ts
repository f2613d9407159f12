import { brand } from '#merchant/brand.ts'
import { type Game, titleRuns } from '../game.ts'
import { inks } from '../inks.ts'
import { block, line } from '../parts/lettering.ts'
import { svgDocument } from '../raster.ts'
import { bannerDrawing, type DrawnCollection } from './collections.ts'
import { signboard, signFrame } from './mark.ts'
import { placedBox } from './placed-box.ts'

/** Share picture of the shop, 1200x630. */
export function shopShare(): string {
  const x = 322
  const boxes =
    placedBox('bollywood-buzz', { x: x - 124, y: 348, tilt: -11, scale: 0.34 }) +
    placedBox('cousins-kalesh', { x: x + 128, y: 346, tilt: 10, scale: 0.34 }) +
    placedBox('shot-roulette', { x: x + 2, y: 336, tilt: -1, scale: 0.42 })
  const centre = 880
  return svgDocument(
    1200,
    630,
    `${signboard(inks.night, inks.dusk, inks.coral)}${boxes}
${line({ text: 'गली में पार्टी', face: 'hindi', x: centre, y: 190, size: 50, fill: inks.marigold })}
${line({ text: 'party', face: 'display', x: centre, y: 318, size: 158, fill: inks.coral })}
${line({ text: 'gully', face: 'display', x: centre, y: 436, size: 158, fill: inks.coral })}
${line({ text: 'Laugh. Play. Repeat.', face: 'display', x: centre, y: 540, size: 50, fill: inks.cream })}
${signFrame(inks.marigold)}`,
  )
}

/** Share picture of a game, 1200x630. */
export function gameShare(game: Game): string {
  const palette = game.palette
  const panel = { x: 560, width: 590 }
  const centre = panel.x + panel.width / 2
  return svgDocument(
    1200,
    630,
    `${signboard(palette.ground, palette.rays, palette.petal)}
${placedBox(game.handle, { x: 290, y: 330, tilt: -5, scale: 0.46 })}
<rect x="${panel.x}" y="118" width="${panel.width}" height="424" rx="30" fill="${palette.board}"/>
<rect x="${panel.x + 14}" y="132" width="${panel.width - 28}" height="396" rx="20" fill="none" stroke="${palette.accent}" stroke-width="4"/>
${line({ text: game.hindi, face: 'hindi', x: centre, y: 204, size: 44, fill: palette.accent })}
${block({ runs: titleRuns(game, inks.cream, palette.accent), x: centre, top: 224, width: panel.width - 80, height: 220, maxSize: 96, minSize: 22 })}
${line({ text: brand.wordmark, face: 'display', x: centre, y: 496, size: 42, fill: inks.coral })}
${signFrame(palette.accent)}`,
  )
}

/** Share picture of a collection, 1200x630: its banner over a lettered board. */
export function collectionShare(handle: DrawnCollection, title: string): string {
  const board = 480
  return svgDocument(
    1200,
    630,
    `<g transform="scale(0.75)">${bannerDrawing(handle)}</g><rect y="${board}" width="1200" height="150" fill="${inks.night}"/><rect y="${board}" width="1200" height="10" fill="${inks.marigold}"/>
${line({ text: title, face: 'display', x: 56, y: 578, size: 88, fill: inks.cream, anchor: 'start' })}
${line({ text: brand.wordmark, face: 'display', x: 1010, y: 572, size: 54, fill: inks.coral })}
${signFrame(inks.marigold)}`,
  )
}
