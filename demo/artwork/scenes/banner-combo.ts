import { emblemOf } from '../emblems/emblem-of.ts'
import { gameOf } from '../games.ts'
import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { paperFlags } from '../parts/festoon.ts'
import { keyLine } from '../parts/figure.ts'
import { waves } from '../parts/gesture.ts'
import { inked } from '../parts/medallion.ts'
import { backdrop, bannerWidth, flying, middle, seated } from './banner.ts'
import { type LabelInks, topAwning } from './label-ground.ts'
import { placedBox } from './placed-box.ts'

const { bunty } = people

const ink: LabelInks = {
  ground: inks.sky,
  light: inks.skyLight,
  trim: inks.vermilion,
  petal: inks.vermilion,
  inner: inks.lemon,
  disc: inks.orange,
  discLight: inks.marigold,
}

/** A rickshaw under more games than it may carry. */
export function comboBanner(): string {
  const palette = gameOf('auto-rickshaw-rush').palette
  const load = `${placedBox('bollywood-buzz', { x: middle - 132, y: 176, tilt: -12, scale: 0.15 })}${placedBox('drunk-ludo', { x: middle + 88, y: 180, tilt: 11, scale: 0.15 })}${placedBox('kitty-party-killer', { x: middle - 22, y: 160, tilt: -2, scale: 0.17 })}`
  const rope = keyLine(
    `<path d="M${middle - 236} 232C${middle - 150} 150 ${middle + 90} 140 ${middle + 150} 236" fill="none" stroke="${inks.night}" stroke-width="15"/><path d="M${middle - 236} 232C${middle - 150} 150 ${middle + 90} 140 ${middle + 150} 236" fill="none" stroke="${inks.chaiLight}" stroke-width="6"/>`,
  )
  const auto = `<g transform="translate(${middle - 8} 400) scale(1.26)">${inked(emblemOf(gameOf('auto-rickshaw-rush'), { ...palette, a: inks.lemon, b: inks.leaf, c: inks.rani }), inks.night)}</g>`
  const road = `<rect y="588" width="${bannerWidth}" height="60" fill="${inks.indigo}"/><path d="M0 588H${bannerWidth}" stroke="${inks.night}" stroke-width="7"/><path d="M40 616H220M330 616H510M1090 616H1270M1380 616H1560" stroke="${inks.lemon}" stroke-width="8"/>`
  const fallen = `${placedBox('monsoon-mafia', { x: 384, y: 478, tilt: -16, scale: 0.17 })}${placedBox('pillow-talk', { x: 250, y: 300, tilt: -34, scale: 0.15 })}`
  const chaser = seated({
    who: bunty,
    x: 1312,
    y: 378,
    scale: 1.16,
    mood: 'shock',
    turn: -1,
    over: waves(bunty, 1) + waves(bunty, -1),
  })
  return `${backdrop(ink, 224, 320)}${paperFlags({ from: [-10, 60], to: [520, 90], sag: 30 }, 42)}${paperFlags({ from: [1080, 90], to: [1610, 60], sag: 30 }, 42, 2)}${fallen}${chaser}${road}${load}${rope}${auto}${flying(
    [
      [120, 460, -40, { paper: inks.cream, suit: 'star' }],
      [500, 232, 24, { paper: inks.rani, ink: inks.cream }],
      [140, 170, 18, { paper: inks.lemon, ink: inks.vermilion }],
      [1130, 210, -22, { paper: inks.cream, suit: 'heart' }],
      [1470, 200, 28, { paper: inks.violet, ink: inks.cream }],
    ],
  )}${topAwning(ink, bannerWidth)}`
}
