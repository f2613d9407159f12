import { type Game, titleRuns } from '../game.ts'
import { games } from '../games.ts'
import { inks } from '../inks.ts'
import { palettes } from '../palettes.ts'
import { boxHeight, boxWidth } from '../parts/box.ts'
import { block, line } from '../parts/lettering.ts'
import { svgDocument } from '../raster.ts'
import { boxObject } from './front.ts'
import { signboard, signFrame } from './mark.ts'

function tiltedBox(game: Game, x: number, y: number, tilt: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale}) translate(${-boxWidth / 2} ${-boxHeight / 2})">${boxObject(game, 28)}</g>`
}

function gameOf(handle: Game['handle']): Game {
  const game = games.find((candidate) => candidate.handle === handle)
  if (game === undefined) throw new Error(`No such game: ${handle}`)
  return game
}

/** What a link to the shop shows when it is shared, 1200x630. */
export function shopShare(): string {
  const x = 322
  const boxes =
    tiltedBox(gameOf('bollywood-buzz'), x - 124, 348, -11, 0.34) +
    tiltedBox(gameOf('cousins-kalesh'), x + 128, 346, 10, 0.34) +
    tiltedBox(gameOf('shot-roulette'), x + 2, 336, -1, 0.42)
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

/** What a link to one game shows when it is shared, 1200x630. */
export function gameShare(game: Game): string {
  const palette = palettes[game.handle]
  const panel = { x: 560, width: 590 }
  const centre = panel.x + panel.width / 2
  return svgDocument(
    1200,
    630,
    `${signboard(palette.ground, palette.rays, palette.petal)}
${tiltedBox(game, 290, 330, -5, 0.46)}
<rect x="${panel.x}" y="118" width="${panel.width}" height="424" rx="30" fill="${palette.board}"/>
<rect x="${panel.x + 14}" y="132" width="${panel.width - 28}" height="396" rx="20" fill="none" stroke="${palette.accent}" stroke-width="4"/>
${line({ text: game.hindi, face: 'hindi', x: centre, y: 204, size: 44, fill: palette.accent })}
${block({ runs: titleRuns(game, inks.cream, palette.accent), x: centre, top: 224, width: panel.width - 80, height: 220, maxSize: 96, minSize: 22 })}
${line({ text: 'party gully', face: 'display', x: centre, y: 496, size: 42, fill: inks.coral })}
${signFrame(palette.accent)}`,
  )
}
