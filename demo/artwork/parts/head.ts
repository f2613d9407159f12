import { inks } from '../inks.ts'
import { n } from './geometry.ts'

export type Mood =
  | 'laugh'
  | 'smile'
  | 'grin'
  | 'keen'
  | 'shock'
  | 'worried'
  | 'smug'
  | 'bored'
  | 'sad'
  | 'shy'
  | 'wink'
  | 'sleep'

/** A face around 0,0 on a head 100 wide. */
export interface Face {
  mood: Mood
  skin: string
  /** Direction of the face: -1 left, 1 right. */
  turn?: number
  /** Direction of the face: -1 up, 1 down. */
  rise?: number
  /** Red of the cheeks, 0 to 1. */
  blush?: number
  glasses?: 'dark' | 'round'
  moustache?: string
  beard?: string
  bindi?: boolean
  /** Ink of the earrings. */
  earrings?: string
}

const key = inks.night
const line = 'fill="none"'
const solid = 'stroke="none"'

const dots = `<g fill="${key}" ${solid}><circle cx="-21" cy="-5" r="7"/><circle cx="21" cy="-5" r="7"/></g><g fill="${inks.cream}" ${solid}><circle cx="-18.5" cy="-7.5" r="2.4"/><circle cx="23.5" cy="-7.5" r="2.4"/></g>`
const wide = `<g fill="${inks.cream}" stroke-width="5"><circle cx="-22" cy="-7" r="15"/><circle cx="22" cy="-7" r="15"/></g><g fill="${key}" ${solid}><circle cx="-20" cy="-6" r="5"/><circle cx="20" cy="-6" r="5"/></g>`
const lidded = `<g fill="${key}" ${solid}><path d="M-31 -8H-11Q-12 4 -21 4Q-30 4 -31 -8Z"/><path d="M31 -8H11Q12 4 21 4Q30 4 31 -8Z"/></g><path d="M-34 -9H-9M9 -9H34" ${line} stroke-width="6"/>`
const shut = `<path d="M-33 -4Q-22 8 -11 -4M11 -4Q22 8 33 -4" ${line} stroke-width="6"/>`

const eyes: Record<Mood, string> = {
  laugh: `<path d="M-33 -1Q-22 -17 -11 -1M11 -1Q22 -17 33 -1" ${line} stroke-width="6.5"/>`,
  smile: dots,
  grin: `<path d="M-33 -3Q-22 -16 -11 -3M11 -3Q22 -16 33 -3" ${line} stroke-width="6.5"/>`,
  keen: dots,
  shock: wide,
  worried: wide,
  smug: lidded,
  bored: lidded,
  sad: `<g fill="${key}" ${solid}><circle cx="-21" cy="2" r="6"/><circle cx="21" cy="2" r="6"/></g>`,
  shy: shut,
  wink: `<path d="M-33 -1Q-22 -15 -11 -1" ${line} stroke-width="6.5"/><circle cx="21" cy="-5" r="7.5" fill="${key}" ${solid}/><circle cx="23.5" cy="-7.5" r="2.4" fill="${inks.cream}" ${solid}/>`,
  sleep: shut,
}

const brows: Record<Mood, string> = {
  laugh: 'M-36 -25Q-24 -35 -12 -28M36 -25Q24 -35 12 -28',
  smile: 'M-34 -23Q-23 -30 -11 -25M34 -23Q23 -30 11 -25',
  grin: 'M-36 -24Q-24 -32 -12 -26M36 -24Q24 -32 12 -26',
  keen: 'M-35 -29Q-23 -38 -11 -32M35 -29Q23 -38 11 -32',
  shock: 'M-36 -33Q-24 -43 -11 -36M36 -33Q24 -43 11 -36',
  worried: 'M-39 -29Q-26 -41 -11 -41M39 -29Q26 -41 11 -41',
  smug: 'M-36 -22L-11 -19M11 -29Q24 -37 36 -27',
  bored: 'M-35 -22H-11M35 -22H11',
  sad: 'M-37 -9Q-26 -21 -11 -23M37 -9Q26 -21 11 -23',
  shy: 'M-37 -15Q-26 -25 -11 -26M37 -15Q26 -25 11 -26',
  wink: 'M-36 -21Q-24 -27 -12 -21M36 -27Q24 -36 11 -29',
  sleep: 'M-34 -20Q-23 -26 -12 -21M34 -20Q23 -26 12 -21',
}

const open = (half: number, depth: number) =>
  `<path d="M${-half} 22H${half}Q${half - 2} ${depth} 0 ${depth}Q${2 - half} ${depth} ${-half} 22Z" fill="${inks.maroon}" stroke-width="5.5"/><path d="M${4 - half} 24H${half - 4}L${half - 6} 31H${6 - half}Z" fill="${inks.cream}" ${solid}/><ellipse cy="${depth - 7}" rx="${n(half * 0.46)}" ry="6" fill="${inks.coral}" ${solid}/>`

const teeth = `<path d="M-24 22Q0 30 24 22Q20 44 0 44Q-20 44 -24 22Z" fill="${inks.cream}" stroke-width="5.5"/>`

const mouths: Record<Mood, string> = {
  laugh: open(25, 49),
  smile: `<path d="M-18 26Q0 44 18 26" ${line} stroke-width="6"/>`,
  grin: teeth,
  keen: teeth,
  shock: `<ellipse cy="36" rx="11" ry="14" fill="${inks.maroon}" stroke-width="5.5"/>`,
  worried: `<path d="M-20 36Q-10 25 0 35T20 36" ${line} stroke-width="6"/>`,
  smug: `<path d="M-15 33Q8 42 22 23" ${line} stroke-width="6"/><path d="M17 20L26 25" ${line} stroke-width="5"/>`,
  bored: `<path d="M-14 34H14" ${line} stroke-width="6"/>`,
  sad: `<path d="M-13 38Q0 29 13 38" ${line} stroke-width="6"/>`,
  shy: `<path d="M-15 33Q-8 25 0 32T15 32" ${line} stroke-width="5.5"/>`,
  wink: `<path d="M-20 24Q4 32 24 20Q22 44 2 44Q-14 42 -20 24Z" fill="${inks.cream}" stroke-width="5.5"/>`,
  sleep: `<path d="M-9 33Q0 38 9 33" ${line} stroke-width="5.5"/>`,
}

const darkGlasses = `<g fill="${key}" stroke-width="5"><path d="M-47 -18H-6Q-2 14 -24 16Q-46 14 -47 -18Z"/><path d="M47 -18H6Q2 14 24 16Q46 14 47 -18Z"/></g><path d="M-8 -14Q0 -20 8 -14" ${line} stroke-width="6"/><path d="M-38 -10L-28 4M16 -10L26 4" stroke="${inks.sky}" stroke-width="5"/>`
const roundGlasses = `<g ${line} stroke-width="5"><circle cx="-22" cy="-4" r="18"/><circle cx="22" cy="-4" r="18"/><path d="M-4 -6Q0 -10 4 -6"/></g>`

function earring(x: number, ink: string): string {
  return `<circle cx="${x}" cy="22" r="8" fill="${ink}" stroke-width="4.5"/>`
}

/** The moustache: two leaves that curl up at their tips. */
function moustachePath(): string {
  return 'M0 17C-10 8 -26 12 -34 26C-38 20 -42 18 -44 12C-48 30 -34 36 -22 33C-12 31 -4 26 0 22C4 26 12 31 22 33C34 36 48 30 44 12C42 18 38 20 34 26C26 12 10 8 0 17Z'
}

/** A head without its hair: ears, face and what it wears. Draw the hair round it with hair.ts. */
export function drawHead(face: Face): string {
  const {
    mood,
    skin,
    turn = 0,
    rise = 0,
    blush = 0,
    glasses,
    moustache,
    beard,
    bindi,
    earrings,
  } = face
  const ears = `<circle cx="-50" cy="2" r="12" fill="${skin}"/><circle cx="50" cy="2" r="12" fill="${skin}"/>`
  const head = `<path d="M-50 -8C-53 -68 53 -68 50 -8C50 30 29 58 0 58C-29 58 -50 30 -50 -8Z" fill="${skin}"/>`
  const chin = beard
    ? `<path d="M-50 -4C-48 50 -30 74 0 74C30 74 48 50 50 -4C42 14 26 12 0 12C-26 12 -42 14 -50 -4Z" fill="${beard}"/>`
    : ''
  const cheeks = `<g fill="${inks.coral}" ${solid} opacity="0.5"><circle cx="-33" cy="17" r="8"/><circle cx="33" cy="17" r="8"/></g>`
  const red =
    blush > 0
      ? `<g fill="${inks.coral}" ${solid}><circle cx="-33" cy="18" r="${n(15 * blush)}"/><circle cx="33" cy="18" r="${n(15 * blush)}"/></g>`
      : ''
  const looks = glasses === 'dark' ? darkGlasses : eyes[mood] + (glasses ? roundGlasses : '')
  const features = `<path d="${brows[mood]}" ${line} stroke-width="6.5"/>${beard ? '' : cheeks}${red}${looks}<path d="M-1 0Q10 12 -3 14" ${line} stroke-width="5"/>${mouths[mood]}${moustache ? `<path d="${moustachePath()}" fill="${moustache}" stroke-width="4"/>` : ''}${bindi ? `<circle cy="-27" r="5.5" fill="${inks.vermilion}" ${solid}/>` : ''}`
  return `${ears}${head}${chin}<g transform="translate(${n(turn * 9)} ${n(rise * 8)})">${features}</g>${earrings ? earring(-51, earrings) + earring(51, earrings) : ''}`
}
