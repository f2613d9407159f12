import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { keyLine } from '../parts/figure.ts'
import { starPath } from '../parts/geometry.ts'
import { cheers, holdsCheek, waves } from '../parts/gesture.ts'
import { backdrop, bannerHeight, bannerWidth, flying, middle, seated } from './banner.ts'
import { type LabelInks, topAwning } from './label-ground.ts'
import { placedBox } from './placed-box.ts'

const { dada, bunty, pinky, aunty } = people

const ink: LabelInks = {
  ground: inks.coral,
  light: inks.coralLight,
  trim: inks.lemon,
  petal: inks.lemon,
  inner: inks.violet,
  disc: inks.indigo,
  discLight: inks.indigoLight,
}

function fans(): string {
  return (
    seated({
      who: aunty,
      x: 128,
      y: 356,
      scale: 1.15,
      mood: 'laugh',
      turn: 1,
      over: waves(aunty, -1) + holdsCheek(aunty, 1),
    }) +
    seated({
      who: dada,
      x: 1452,
      y: 356,
      scale: 1.15,
      mood: 'smile',
      turn: -1,
      over: holdsCheek(dada, -1) + waves(dada, 1),
    }) +
    seated({
      who: bunty,
      x: 340,
      y: 400,
      scale: 1.12,
      mood: 'grin',
      turn: 1,
      over: cheers(bunty, -1) + cheers(bunty, 1),
    }) +
    seated({
      who: pinky,
      x: 1262,
      y: 404,
      scale: 1.12,
      mood: 'laugh',
      turn: -1,
      over: cheers(pinky, -1) + holdsCheek(pinky, 1),
    })
  )
}

/** The shelf's winners on their steps. */
export function bestSellersBanner(): string {
  const step = (x: number, top: number, width: number, fill: string) =>
    `<rect x="${x - width / 2}" y="${top}" width="${width}" height="${bannerHeight - top + 20}" fill="${fill}"/><path d="M${x - width / 2} ${top + 22}H${x + width / 2}" stroke="${inks.cream}" stroke-width="6"/><path d="${starPath(x, top + 66, 26)}" fill="${inks.lemon}"/>`
  const steps = keyLine(
    `${step(middle - 250, 500, 260, inks.peacock)}${step(middle + 250, 520, 260, inks.rani)}${step(middle, 456, 260, inks.violet)}`,
  )
  const boxes = `${placedBox('cousins-kalesh', { x: middle - 250, y: 352, tilt: -3, scale: 0.265 })}${placedBox('couple-taboo', { x: middle + 250, y: 372, tilt: 3, scale: 0.265 })}${placedBox('shot-roulette', { x: middle, y: 306, tilt: 0, scale: 0.27 })}`
  const crown = keyLine(
    `<path d="M${middle - 74} 158L${middle - 86} 92L${middle - 40} 126L${middle} 76L${middle + 40} 126L${middle + 86} 92L${middle + 74} 158Z" fill="${inks.marigold}"/><circle cx="${middle}" cy="138" r="10" fill="${inks.vermilion}"/><circle cx="${middle - 40}" cy="142" r="7" fill="${inks.teal}"/><circle cx="${middle + 40}" cy="142" r="7" fill="${inks.teal}"/>`,
  )
  return `${backdrop(ink, 226, 290)}${topAwning(ink, bannerWidth)}${fans()}${steps}${boxes}${crown}${flying(
    [
      [430, 150, -28, { paper: inks.cream, suit: 'star' }],
      [1170, 150, 30, { paper: inks.teal, ink: inks.cream }],
      [560, 104, 14, { paper: inks.lemon, ink: inks.vermilion }],
      [1044, 112, -16, { paper: inks.cream, suit: 'heart' }],
    ],
  )}`
}
