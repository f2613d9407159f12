import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { keyLine } from '../parts/figure.ts'
import { starPath } from '../parts/geometry.ts'
import { cheers, holdsCards, reachesOut } from '../parts/gesture.ts'
import { backdrop, bannerHeight, bannerWidth, glints, lying, middle, seated } from './banner.ts'
import { type LabelInks, tableEdge, topAwning } from './label-ground.ts'
import { placedBox } from './placed-box.ts'

const { meera, kabir, ritu, chacha } = people

const ink: LabelInks = {
  ground: inks.violet,
  light: inks.indigo,
  trim: inks.lime,
  petal: inks.lime,
  inner: inks.orange,
  disc: inks.coral,
  discLight: inks.orange,
}

/** Four glasses meet over the table. */
export function drinkingGamesBanner(): string {
  const glass = (tilt: number, drink: string) =>
    `<g transform="rotate(${tilt}) translate(0 -10)"><path d="M-36 -62H36L27 46H-27Z" fill="${inks.cream}"/><path d="M-31 -30H31L25 40H-25Z" fill="${drink}" stroke="none"/><path d="M-36 -62H36L27 46H-27Z" fill="none"/><circle cx="-8" cy="2" r="6" fill="${inks.cream}" stroke="none"/><circle cx="11" cy="-12" r="5" fill="${inks.cream}" stroke="none"/></g>`
  const splash = `<path d="${starPath(middle, 156, 118, 13, 0.66)}" fill="${inks.lemon}" stroke="${inks.night}" stroke-width="7" stroke-linejoin="round"/><path d="${starPath(middle, 156, 84, 13, 0.7)}" fill="${inks.cream}"/>`
  const lime = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><circle r="44" fill="${inks.leaf}"/><circle r="34" fill="${inks.limeLight}" stroke="none"/><path d="M0 -32V32M-32 0H32M-22 -22L22 22M22 -22L-22 22" stroke="${inks.cream}" stroke-width="5"/></g>`
  const back =
    seated({ who: meera, x: 226, mood: 'laugh', turn: 1, over: cheers(meera, -1) }) +
    seated({ who: kabir, x: 1374, mood: 'grin', turn: -1, over: holdsCards(kabir, -1, inks.coral) })
  const front =
    seated({
      who: chacha,
      x: 462,
      y: 322,
      scale: 1.26,
      mood: 'laugh',
      turn: 1,
      over: reachesOut(chacha, 1, glass(14, inks.orange), 190),
    }) +
    seated({
      who: ritu,
      x: 1138,
      y: 322,
      scale: 1.26,
      mood: 'wink',
      turn: -1,
      over: reachesOut(ritu, -1, glass(-14, inks.rani), 190),
    })
  const things = keyLine(
    `${lime(160, 588, 0.8)}${lime(1450, 586, 0.8)}${lying(700, 590, -24, { paper: inks.cream, suit: 'diamond' })}${lying(900, 594, 34, { paper: inks.lime, ink: inks.violet })}`,
  )
  return `${backdrop(ink)}${splash}${back}${front}${tableEdge(bannerWidth, bannerHeight, 540, inks.peacock, inks.lime)}${placedBox('shot-roulette', { x: middle, y: 490, tilt: -3, scale: 0.2 })}${things}${glints(
    [
      [620, 120, 26],
      [982, 110, 30],
      [120, 180, 24],
      [1480, 170, 26],
    ],
    inks.limeLight,
  )}${topAwning(ink, bannerWidth)}`
}
