import { inks } from '../inks.ts'
import { heartPath, n, repeat, starPath } from './geometry.ts'

const key = inks.night
const cardInks = [inks.cream, inks.lemon, inks.rani, inks.teal, inks.cream, inks.coral] as const

export type Suit = 'heart' | 'star' | 'diamond' | 'flower'

function suitPath(suit: Suit, size: number): string {
  if (suit === 'heart') return heartPath(0, 0, size)
  if (suit === 'star') return starPath(0, 0, size * 0.58)
  if (suit === 'diamond')
    return `M0 ${-size * 0.6}L${size * 0.44} 0L0 ${size * 0.6}L${-size * 0.44} 0Z`
  const petal = n(size * 0.24)
  return repeat(5, (index) => {
    const turn = (index / 5) * Math.PI * 2
    const [x, y] = [n(Math.sin(turn) * size * 0.3), n(-Math.cos(turn) * size * 0.3)]
    return `M${x} ${y}m-${petal} 0a${petal} ${petal} 0 1 0 ${n(size * 0.48)} 0a${petal} ${petal} 0 1 0 -${n(size * 0.48)} 0Z`
  })
}

/** A card's face: a suit in an ink, or its back. */
export interface CardLook {
  paper: string
  suit?: Suit
  ink?: string
}

/** A playing card around 0,0, 64x92; without a suit, its back. */
export function playingCard({ paper, suit, ink = inks.vermilion }: CardLook): string {
  const face = suit
    ? `<path d="${suitPath(suit, 34)}" fill="${ink}" stroke="none"/><path d="${suitPath(suit, 9)}" transform="translate(-20 -33)" fill="${ink}" stroke="none"/><path d="${suitPath(suit, 9)}" transform="translate(20 33) rotate(180)" fill="${ink}" stroke="none"/>`
    : `<rect x="-22" y="-36" width="44" height="72" rx="5" fill="none" stroke="${ink}" stroke-width="4"/><path d="${suitPath('flower', 26)}" fill="${ink}" stroke="none"/>`
  return `<rect x="-32" y="-46" width="64" height="92" rx="9" fill="${paper}" stroke-width="6"/>${face}`
}

interface FanOptions {
  x: number
  y: number
  /** Whole fan, degrees. */
  tilt: number
  count?: number
  scale?: number
  /** Shows the backs in this ink instead of the faces. */
  back?: string
}

/** A hand of cards, held at (x, y), spread about their lower ends. */
export function cardFan({ x, y, tilt, count = 4, scale = 1, back }: FanOptions): string {
  const suits: readonly Suit[] = ['heart', 'star', 'diamond', 'flower', 'heart']
  const suitInks = [inks.vermilion, inks.violet, inks.rani, inks.peacock, inks.coral]
  const cards = repeat(count, (index) => {
    const turn = (index - (count - 1) / 2) * (count > 4 ? 19 : 22)
    const card = back
      ? playingCard({ paper: back, ink: inks.cream })
      : playingCard({
          paper: cardInks[0],
          suit: suits[index % suits.length],
          ink: suitInks[index % suitInks.length],
        })
    return `<g transform="rotate(${n(turn)}) translate(0 -56)">${card}</g>`
  })
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt}) scale(${scale})">${cards}</g>`
}

/** A closed hand at (x, y), its thumb pointing along `turn` degrees. */
export function fist(x: number, y: number, skin: string, turn = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><circle r="21" fill="${skin}"/><path d="M-8 -8H14M-6 2H15" fill="none" stroke-width="4.5"/><path d="M-14 -4C-22 -16 -12 -26 -4 -20L4 -10" fill="${skin}" stroke-width="5.5"/></g>`
}

/** An open hand at (x, y), its fingers pointing along `turn` degrees from straight up. */
export function openHand(x: number, y: number, skin: string, turn = 0): string {
  const fingers = 'M-12 -8L-20 -36M-4 -12L-7 -43M5 -12L7 -43M13 -8L21 -35M-12 6L-34 -8'
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})" fill="none"><path d="${fingers}" stroke="${key}" stroke-width="20"/><circle r="20" fill="${skin}"/><path d="${fingers}" stroke="${skin}" stroke-width="9"/><circle r="15" fill="${skin}" stroke="none"/></g>`
}
