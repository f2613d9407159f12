import { emblemOf } from '../emblems/emblem-of.ts'
import type { Game } from '../game.ts'
import { repeat } from '../parts/geometry.ts'
import { inked } from '../parts/medallion.ts'
import { petals } from '../parts/petals.ts'
import { boxHeight, boxWidth, centre, hindiLine, rayGround, titleBlock } from './plates.ts'

const foot = 796

/** A cusped Mughal arch, `grow` wider on every side. */
function archPath(grow: number): string {
  const [left, right] = [92 - grow, boxWidth - 92 + grow]
  const up = `L${left} 452A82 82 0 0 1 ${140 - grow} 330A84 84 0 0 1 ${222 - grow * 0.6} 240A90 90 0 0 1 ${322 - grow * 0.3} 186Q378 174 ${centre} ${124 - grow}`
  const down = `Q422 174 ${478 + grow * 0.3} 186A90 90 0 0 1 ${578 + grow * 0.6} 240A84 84 0 0 1 ${660 + grow} 330A82 82 0 0 1 ${right} 452`
  return `M${left} ${foot + grow}${up}${down}L${right} ${foot + grow}Z`
}

/** A flower in a corner above the arch. */
function flower({ palette }: Game, x: number, y: number): string {
  const ring = petals({
    cx: x,
    cy: y,
    inner: 26,
    outer: 48,
    kind: 'round',
    fill: palette.petal,
    dot: palette.petal,
    bare: true,
  })
  return `${ring}<circle cx="${x}" cy="${y}" r="20" fill="${palette.dot}"/>`
}

/** The emblem in an arched window of a dark wall. */
export function archFront(game: Game): string {
  const { board, petal, accent, disc, dot } = game.palette
  const id = `arch-${game.handle}`
  const sill = `<rect x="44" y="770" width="${boxWidth - 88}" height="34" rx="10" fill="${petal}" stroke="${board}" stroke-width="8"/><g fill="${dot}">${repeat(13, (at) => `<circle cx="${100 + at * 50}" cy="787" r="7"/>`)}</g>`
  return `<clipPath id="${id}"><path d="${archPath(0)}"/></clipPath><rect width="${boxWidth}" height="${boxHeight}" fill="${board}"/>
<path d="${archPath(26)}" fill="${petal}"/><path d="${archPath(12)}" fill="${board}"/><path d="${archPath(5)}" fill="${accent}"/>
<g clip-path="url(#${id})">${rayGround(game, 500)}<circle cx="${centre}" cy="500" r="262" fill="${board}"/><circle cx="${centre}" cy="500" r="250" fill="${disc}"/></g>
<g transform="translate(${centre} 500) scale(1.22)">${inked(emblemOf(game), board)}</g>
${sill}${flower(game, 104, 208)}${flower(game, boxWidth - 104, 208)}${hindiLine(game, 94)}${titleBlock(game, 820, 212)}`
}
