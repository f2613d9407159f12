import { emblemOf } from '../emblems/emblem-of.ts'
import { gameOf } from '../games.ts'
import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { paperFlags } from '../parts/festoon.ts'
import { keyLine } from '../parts/figure.ts'
import { cheers, holdsCards, holdsCheek, showsCard, waves } from '../parts/gesture.ts'
import { inked } from '../parts/medallion.ts'
import { chaiGlass } from '../parts/street-life.ts'
import { backdrop, bannerHeight, bannerWidth, lying, middle, seated } from './banner.ts'
import { type LabelInks, tableEdge, topAwning } from './label-ground.ts'

const { kabir, ritu, gurpreet, zoya, arjun } = people

const ink: LabelInks = {
  ground: inks.teal,
  light: inks.tealLight,
  trim: inks.rani,
  petal: inks.marigold,
  inner: inks.rani,
  disc: inks.violet,
  discLight: inks.violetLight,
}

/** Friends who met an hour ago. */
export function partyGamesBanner(): string {
  const ball = `<g transform="translate(${middle} 96) scale(0.34)">${inked(emblemOf(gameOf('house-party-pack'), { ...gameOf('house-party-pack').palette, a: inks.cream, b: inks.sky, c: inks.lemon }), inks.night)}</g>`
  const row = [
    seated({ who: ritu, x: 250, mood: 'laugh', turn: 1, over: holdsCards(ritu, 1, inks.coral) }),
    seated({ who: arjun, x: 1350, mood: 'grin', turn: -1, over: holdsCards(arjun, -1, inks.rani) }),
    seated({
      who: gurpreet,
      x: 506,
      y: 306,
      mood: 'grin',
      turn: 1,
      over: cheers(gurpreet, -1) + holdsCards(gurpreet, 1, inks.violet),
    }),
    seated({
      who: kabir,
      x: 1094,
      y: 312,
      mood: 'shock',
      turn: -1,
      over: waves(kabir, 1) + holdsCheek(kabir, -1),
    }),
    seated({
      who: zoya,
      x: middle,
      y: 296,
      scale: 1.36,
      mood: 'laugh',
      over:
        showsCard(zoya, 1, { paper: inks.lemon, suit: 'star' }) + holdsCards(zoya, -1, inks.blue),
    }),
  ].join('')
  const things = keyLine(
    `${lying(640, 588, -30, { paper: inks.cream, suit: 'heart' })}${lying(940, 592, 24, { paper: inks.lemon, ink: inks.vermilion })}${lying(806, 598, 70, { paper: inks.rani, ink: inks.cream })}<g transform="translate(112 592)">${chaiGlass(1)}</g><g transform="translate(1488 592)">${chaiGlass(1)}</g>`,
  )
  return `${backdrop(ink)}${paperFlags({ from: [-10, 70], to: [660, 80], sag: 34 }, 44)}${paperFlags({ from: [940, 80], to: [1610, 70], sag: 34 }, 44, 3)}${ball}${row}${tableEdge(bannerWidth, bannerHeight, 540, inks.rani, inks.marigold)}${things}${topAwning(ink, bannerWidth)}`
}
