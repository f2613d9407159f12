import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { paperFlags } from '../parts/festoon.ts'
import { drawFigure, keyLine } from '../parts/figure.ts'
import { n, repeat } from '../parts/geometry.ts'
import { cheers, holdsCards, showsCard, waves } from '../parts/gesture.ts'
import { drawGullyHouse, type GullyHouse } from '../parts/gully-house.ts'
import { playingCard } from '../parts/hand.ts'
import { type LabelInks, petalSun } from './label-ground.ts'
import { bright, framed } from './story-frame.ts'

const { dadi, dada, bunty, pinky, ritu, gurpreet, zoya, aunty, arjun, chacha } = people

const laneHouses: readonly GullyHouse[] = [
  {
    width: 210,
    wall: inks.rani,
    trim: inks.indigo,
    awning: inks.violet,
    storeys: ['jharokha', 'balcony', 'windows'],
    roof: 'dome',
    sign: 'चाय',
    guest: drawFigure(aunty, { mood: 'laugh', depth: 150 }, { x: 0, y: -100, scale: 0.62 }),
  },
  {
    width: 210,
    wall: inks.orange,
    trim: inks.peacock,
    awning: inks.vermilion,
    storeys: ['windows', 'balcony', 'jharokha'],
    roof: 'tank',
    sign: 'पतंग',
    guest: drawFigure(gurpreet, { mood: 'grin', depth: 150 }, { x: 0, y: -100, scale: 0.62 }),
  },
]

function farGroup(): string {
  return (
    drawFigure(
      chacha,
      { mood: 'laugh', turn: 1, over: cheers(chacha, -1) },
      { x: 236, y: 446, scale: 0.74 },
    ) +
    drawFigure(
      ritu,
      { mood: 'laugh', turn: -1, over: waves(ritu, 1) },
      { x: 566, y: 446, scale: 0.74 },
    ) +
    drawFigure(
      dadi,
      {
        mood: 'laugh',
        over:
          showsCard(dadi, -1, { paper: inks.lemon, suit: 'star' }) + holdsCards(dadi, 1, inks.blue),
      },
      { x: 400, y: 414, scale: 0.92 },
    )
  )
}

function nearGroup(): string {
  return (
    drawFigure(
      zoya,
      { mood: 'laugh', turn: 1, over: cheers(zoya, -1) + holdsCards(zoya, 1, inks.lemon, 3) },
      { x: 112, y: 690, scale: 0.92 },
    ) +
    drawFigure(
      arjun,
      { mood: 'grin', turn: -1, over: holdsCards(arjun, -1, inks.vermilion, 3) },
      { x: 318, y: 684, scale: 0.92 },
    ) +
    drawFigure(
      dada,
      { mood: 'smile', turn: 1, over: holdsCards(dada, 1, inks.teal, 3) },
      { x: 486, y: 690, scale: 0.92 },
    ) +
    drawFigure(
      pinky,
      { mood: 'laugh', turn: -1, over: cheers(pinky, 1) + holdsCards(pinky, -1, inks.rani, 3) },
      { x: 694, y: 700, scale: 0.9 },
    )
  )
}

/** A round table with its cloth; (x, y) is over the middle of its top. */
function table(x: number, y: number, half: number, cloth: string): string {
  return keyLine(
    `<path d="M${x - half} ${y + 26}V${y + 92}H${x + half}V${y + 26}Z" fill="${cloth}"/><path d="${repeat(6, (index) => `M${n(x - half + (index * half) / 3)} ${y + 92}a${n(half / 6)} 16 0 0 0 ${n(half / 3)} 0`)}" fill="${cloth}"/><ellipse cx="${x}" cy="${y + 20}" rx="${half + 12}" ry="34" fill="${inks.peach}"/><ellipse cx="${x}" cy="${y + 20}" rx="${half - 16}" ry="22" fill="none" stroke="${inks.vermilion}" stroke-width="5"/><g transform="translate(${x - 20} ${y + 18}) scale(0.6 0.36) rotate(-20)">${playingCard({ paper: inks.rani, ink: inks.cream })}</g><g transform="translate(${x + 22} ${y + 22}) scale(0.6 0.36) rotate(24)">${playingCard({ paper: inks.cream, suit: 'heart' })}</g>`,
  )
}

/** The mission: the whole gully plays. */
export function missionStory(): string {
  const ink: LabelInks = {
    ...bright,
    disc: inks.coral,
    discLight: inks.orange,
    inner: inks.rani,
  }
  const [left, right] = laneHouses
  const lane = `${left ? `<g transform="translate(-34 640) scale(0.9)">${drawGullyHouse(left, 0, 0)}</g>` : ''}${right ? `<g transform="translate(645 640) scale(0.9)">${drawGullyHouse(right, 0, 0)}</g>` : ''}`
  const ground = `<rect y="636" width="800" height="364" fill="${inks.indigo}"/><path d="M0 636H800" stroke="${inks.night}" stroke-width="8"/>`
  const front = drawFigure(
    bunty,
    {
      mood: 'grin',
      turn: -1,
      over:
        showsCard(bunty, 1, { paper: inks.cream, suit: 'flower', ink: inks.peacock }) +
        cheers(bunty, -1),
    },
    { x: 396, y: 840, scale: 0.74 },
  )
  return framed(
    `<rect width="800" height="1000" fill="${inks.night}"/>${petalSun(ink, { cx: 400, cy: 366, radius: 184 })}${lane}${paperFlags({ from: [-10, 60], to: [810, 60], sag: 24 }, 40)}${ground}${farGroup()}${table(400, 622, 190, inks.violet)}${nearGroup()}${table(214, 880, 170, inks.rani)}${table(592, 880, 170, inks.teal)}${front}`,
    inks.lemon,
  )
}
