import { emblemOf } from '../emblems/emblem-of.ts'
import { gameOf } from '../games.ts'
import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { paperFlags } from '../parts/festoon.ts'
import { keyLine } from '../parts/figure.ts'
import { cheers, holdsCards, holdsCheek, showsCard } from '../parts/gesture.ts'
import { inked } from '../parts/medallion.ts'
import { chaiGlass, sittingCat } from '../parts/street-life.ts'
import { backdrop, bannerHeight, bannerWidth, lying, middle, seated } from './banner.ts'
import { type LabelInks, tableEdge, topAwning } from './label-ground.ts'

const { dadi, dada, bunty, pinky, aunty } = people

const ink: LabelInks = {
  ground: inks.leaf,
  light: inks.leafLight,
  trim: inks.marigold,
  petal: inks.marigold,
  inner: inks.coral,
  disc: inks.sky,
  discLight: inks.skyLight,
}

function players(): string {
  return [
    seated({
      who: aunty,
      x: 520,
      y: 302,
      mood: 'laugh',
      turn: 1,
      over: holdsCards(aunty, -1, inks.violet),
    }),
    seated({
      who: dada,
      x: 1084,
      y: 306,
      mood: 'shock',
      turn: -1,
      over: holdsCards(dada, 1, inks.coral) + holdsCheek(dada, -1),
    }),
    seated({
      who: dadi,
      x: middle,
      y: 286,
      scale: 1.34,
      mood: 'laugh',
      over:
        showsCard(dadi, -1, { paper: inks.lemon, suit: 'heart' }) +
        holdsCards(dadi, 1, inks.blue, 5),
    }),
    seated({
      who: bunty,
      x: 268,
      y: 382,
      scale: 1.1,
      mood: 'grin',
      turn: 1,
      over: holdsCards(bunty, 1, inks.rani, 3) + cheers(bunty, -1),
    }),
    seated({
      who: pinky,
      x: 1334,
      y: 386,
      scale: 1.1,
      mood: 'laugh',
      turn: -1,
      over: cheers(pinky, 1) + holdsCards(pinky, -1, inks.teal, 3),
    }),
  ].join('')
}

/** Three generations, and the oldest is winning. */
export function familyGamesBanner(): string {
  const top = `<g transform="translate(1500 560) scale(0.3)">${inked(emblemOf(gameOf('truth-and-dare-family')), inks.night)}</g>`
  const things = keyLine(
    `${lying(650, 590, 24, { paper: inks.cream, suit: 'flower' })}${lying(960, 594, -30, { paper: inks.marigold, ink: inks.vermilion })}${lying(800, 600, 80, { paper: inks.cream, suit: 'star' })}<g transform="translate(1180 594)">${chaiGlass(1)}</g><g transform="translate(102 548) scale(0.86)">${sittingCat(inks.orange, inks.teal)}</g>`,
  )
  return `${backdrop(ink)}${paperFlags({ from: [-10, 70], to: [1610, 70], sag: 40 }, 46)}${players()}${tableEdge(bannerWidth, bannerHeight, 540, inks.vermilion, inks.marigold)}${things}${top}${topAwning(ink, bannerWidth)}`
}
