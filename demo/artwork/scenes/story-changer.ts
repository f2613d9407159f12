import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { paperFlags } from '../parts/festoon.ts'
import { drawFigure, keyLine } from '../parts/figure.ts'
import { starPath } from '../parts/geometry.ts'
import { cheers, holdsCards, showsCard } from '../parts/gesture.ts'
import { type CardLook, playingCard } from '../parts/hand.ts'
import { petalSun, rayGround, tableEdge } from './label-ground.ts'
import { standingBox } from './placed-box.ts'
import { bright, framed } from './story-frame.ts'

const { meera, kabir, gurpreet, zoya, arjun } = people

/** The game changer: a card is put on the table, and the room turns round. */
export function gameChangerStory(): string {
  const seat = (
    who: Parameters<typeof drawFigure>[0],
    mood: 'laugh' | 'grin' | 'wink',
    x: number,
    y: number,
    scale: number,
    turn: number,
    over: string,
  ) => drawFigure(who, { mood, turn, over }, { x, y, scale })
  const back =
    seat(gurpreet, 'laugh', 104, 412, 0.92, 1, '') +
    seat(meera, 'laugh', 652, 400, 1, -1, cheers(meera, 1))
  const hero = seat(
    arjun,
    'grin',
    400,
    352,
    1.5,
    0,
    showsCard(arjun, -1, { paper: inks.cream, suit: 'heart' }) + holdsCards(arjun, 1, inks.violet),
  )
  const front =
    seat(zoya, 'laugh', 112, 624, 1.18, 1, holdsCards(zoya, 1, inks.teal, 3)) +
    seat(kabir, 'grin', 690, 624, 1.18, -1, holdsCards(kabir, -1, inks.vermilion, 3))
  const burst = `<path d="${starPath(400, 800, 150, 18, 0.76)}" fill="${inks.lemon}" stroke="${inks.night}" stroke-width="7" transform="translate(0 400) scale(1 0.5)"/>`
  const box = standingBox('cousins-kalesh', { x: 400, y: 902, tilt: 0, scale: 0.2 })
  const onTable = (x: number, y: number, turn: number, card: CardLook) =>
    `<g transform="translate(${x} ${y}) scale(1.1 0.6) rotate(${turn})">${playingCard(card)}</g>`
  const cards = keyLine(
    onTable(232, 840, -28, { paper: inks.cream, suit: 'star', ink: inks.violet }) +
      onTable(566, 846, 26, { paper: inks.teal, ink: inks.cream }) +
      onTable(148, 900, 50, { paper: inks.rani, ink: inks.cream }) +
      onTable(652, 908, -44, { paper: inks.cream, suit: 'diamond', ink: inks.vermilion }),
  )
  return framed(
    `${rayGround(bright, { width: 800, height: 1000, cx: 400, cy: 340 })}${petalSun(bright, { cx: 400, cy: 330, radius: 214 })}${paperFlags({ from: [-10, 70], to: [810, 70], sag: 30 }, 46)}${back}${hero}${front}${tableEdge(800, 1000, 760, inks.violet, inks.lemon)}<path d="M0 760H800V900H0Z" fill="${inks.chai}" stroke="${inks.night}" stroke-width="7"/><path d="M0 900H800V1000H0Z" fill="${inks.violet}" stroke="${inks.night}" stroke-width="7"/><path d="M40 950H760" stroke="${inks.lemon}" stroke-width="6"/>${burst}${cards}${box}`,
    inks.lemon,
  )
}
