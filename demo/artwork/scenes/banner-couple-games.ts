import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { crescent, fairyLights } from '../parts/festoon.ts'
import { keyLine } from '../parts/figure.ts'
import { heartPath } from '../parts/geometry.ts'
import { holdsCards, holdsCheek } from '../parts/gesture.ts'
import { chaiGlass, sittingCat } from '../parts/street-life.ts'
import { backdrop, bannerHeight, bannerWidth, glints, lying, middle, seated } from './banner.ts'
import { type LabelInks, tableEdge, topAwning } from './label-ground.ts'

const { ritu, arjun } = people

const ink: LabelInks = {
  ground: inks.rani,
  light: inks.raniLight,
  trim: inks.blush,
  petal: inks.blush,
  inner: inks.vermilion,
  disc: inks.indigo,
  discLight: inks.indigoLight,
}

function players(): string {
  return (
    seated({
      who: arjun,
      x: 578,
      y: 326,
      scale: 1.4,
      mood: 'wink',
      turn: 1,
      tilt: 4,
      over: holdsCards(arjun, 1, inks.lemon),
    }) +
    seated({
      who: ritu,
      x: 1022,
      y: 326,
      scale: 1.4,
      mood: 'smug',
      turn: -1,
      tilt: -4,
      over: holdsCards(ritu, -1, inks.teal) + holdsCheek(ritu, 1),
    })
  )
}

/** Two chairs on a terrace, and one of them bluffs. */
export function coupleGamesBanner(): string {
  const hearts = [
    [middle, 286, 104, inks.vermilion],
    [210, 196, 52, inks.blush],
    [1394, 210, 56, inks.blush],
    [330, 120, 34, inks.lemon],
    [1268, 116, 36, inks.lemon],
  ] as const
  const drawnHearts = keyLine(
    hearts
      .map(([x, y, size, fill]) => `<path d="${heartPath(x, y, size)}" fill="${fill}"/>`)
      .join(''),
  )
  const things = keyLine(
    `<g transform="translate(420 594)">${chaiGlass(1.05)}</g><g transform="translate(1180 594)">${chaiGlass(1.05)}</g>${lying(middle - 30, 582, -16, { paper: inks.cream, suit: 'heart' })}${lying(middle + 40, 592, 22, { paper: inks.blush, ink: inks.vermilion })}<g transform="translate(1380 544) scale(0.9)">${sittingCat(inks.cream, inks.vermilion)}</g>`,
  )
  return `${backdrop(ink, 218, 290)}${fairyLights({ from: [-10, 110], to: [560, 90], sag: 40 }, 62)}${fairyLights({ from: [1040, 90], to: [1610, 110], sag: 40 }, 62)}<path d="${crescent(middle - 8, 166, 50)}" fill="${inks.lemon}"/>${glints(
    [
      [706, 220, 20],
      [900, 200, 24],
      [846, 120, 16],
    ],
    inks.lemon,
  )}${drawnHearts}${players()}${tableEdge(bannerWidth, bannerHeight, 540, inks.violet, inks.blush)}${things}${topAwning(ink, bannerWidth)}`
}
