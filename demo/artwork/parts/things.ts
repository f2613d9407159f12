import type { Game } from '../game.ts'
import { inks } from '../inks.ts'
import { polar, repeat, starPath, xy } from './geometry.ts'
import { inked } from './medallion.ts'

type Thing = (game: Game) => string

const solid = 'stroke="none"'

/** A printed sheet with a number of lines of text. */
const sheet = (paper: string, head: string, lines: number) =>
  `<rect x="-88" y="-118" width="176" height="236" rx="10" fill="${paper}"/><rect x="-64" y="-94" width="128" height="34" rx="6" fill="${head}" ${solid}/><path d="${repeat(lines, (at) => `M-62 ${-28 + at * 30}H${at % 3 === 2 ? 22 : 62}`)}" stroke-width="7"/>`

/** One sheet; in a parcel, one for each game. */
const rules: Thing = ({ palette, layout, contents }) => {
  const one = sheet(inks.cream, palette.petal, 5)
  if (layout.kind !== 'parcel' || !/a game|each box/.test(contents)) return one
  const count = layout.boxes.length
  return repeat(
    count,
    (at) =>
      `<g transform="translate(${(count / 2 - at) * 20} ${(at - count / 2) * 14})">${one}</g>`,
  )
}

const chart: Thing = ({ palette }) =>
  `<rect x="-110" y="-84" width="220" height="168" rx="10" fill="${palette.disc}"/><path d="M-36 -84V84M38 -84V84M-110 0H110" stroke-width="6"/><g fill="${palette.dot}" stroke-width="6">${repeat(6, (at) => `<circle cx="${-74 + (at % 3) * 74}" cy="${at < 3 ? -42 : 42}" r="18"/>`)}</g>`

const spinner: Thing = ({ palette }) => {
  const wedge = (at: number) =>
    `<path d="M0 0L${xy(polar(0, 0, 108, at / 8))}A108 108 0 0 1 ${xy(polar(0, 0, 108, (at + 1) / 8))}Z" fill="${at % 2 ? palette.petal : inks.cream}"/>`
  return `${repeat(8, wedge)}<path d="M0 -92L26 -48H10V44H-10V-48H-26Z" fill="${palette.dot}" transform="rotate(34)"/><circle r="18" fill="${palette.accent}"/>`
}

const timer: Thing = ({ palette }) =>
  `<path d="M-62 -100H62C62 -40 14 -24 14 0C14 24 62 40 62 100H-62C-62 40 -14 24 -14 0C-14 -24 -62 -40 -62 -100Z" fill="${inks.cream}"/><path d="M-34 -56H34Q22 -28 0 -14Q-22 -28 -34 -56ZM-50 96Q-40 52 0 44Q40 52 50 96Z" fill="${palette.petal}" ${solid}/><g fill="${palette.dot}"><rect x="-82" y="-122" width="164" height="28" rx="10"/><rect x="-82" y="94" width="164" height="28" rx="10"/></g>`

const board: Thing = () => {
  const yard = (x: number, y: number, ink: string) =>
    `<rect x="${x}" y="${y}" width="84" height="84" fill="${ink}"/><circle cx="${x + 42}" cy="${y + 42}" r="24" fill="${inks.cream}"/>`
  return `<rect x="-112" y="-112" width="224" height="224" rx="12" fill="${inks.cream}"/>${yard(-112, -112, inks.vermilion)}${yard(28, -112, inks.leaf)}${yard(-112, 28, inks.sky)}${yard(28, 28, inks.marigold)}<path d="${starPath(0, 0, 26)}" fill="${inks.rani}" stroke-width="6"/>`
}

const pawns: Thing = () =>
  [inks.vermilion, inks.leaf, inks.sky, inks.marigold]
    .map((ink, side) =>
      repeat(4, (at) => {
        const [x, y] = [-84 + at * 56, -84 + side * 62]
        return `<path d="M${x - 20} ${y + 26}L${x - 8} ${y}H${x + 8}L${x + 20} ${y + 26}Z" fill="${ink}" stroke-width="6"/><circle cx="${x}" cy="${y - 8}" r="14" fill="${ink}" stroke-width="6"/>`
      }),
    )
    .join('')

const dice: Thing = ({ palette }) => {
  const one = (x: number, turn: number, pips: readonly number[]) =>
    `<g transform="translate(${x} 0) rotate(${turn})"><rect x="-44" y="-44" width="88" height="88" rx="16" fill="${inks.cream}"/><g fill="${palette.board}" ${solid}>${pips.map((at) => `<circle cx="${((at % 3) - 1) * 24}" cy="${(Math.floor(at / 3) - 1) * 24}" r="9"/>`).join('')}</g></g>`
  return one(-58, -12, [0, 4, 8]) + one(58, 16, [0, 2, 4, 6, 8])
}

const round = (count: number, ink: (at: number) => string, mark: string) =>
  repeat(
    count,
    (at) =>
      `<g transform="translate(${((at % 3) - 1) * 76} ${at < 3 ? -40 : 40})"><circle r="34" fill="${ink(at)}"/><path d="${mark}" fill="${inks.cream}" ${solid}/></g>`,
  )

const tokens: Thing = ({ palette }) =>
  round(6, (at) => (at < 3 ? palette.petal : palette.disc), starPath(0, 0, 20))

const badges: Thing = ({ palette }) =>
  round(6, (at) => (at < 3 ? palette.petal : palette.disc), starPath(0, 0, 22, 8, 0.6))

const oneBadge: Thing = ({ palette }) =>
  `<path d="M-34 30L-52 118L0 92L52 118L34 30Z" fill="${palette.petal}"/><path d="${starPath(0, -20, 84, 14, 0.84)}" fill="${palette.accent}"/><path d="${starPath(0, -20, 44)}" fill="${inks.cream}" stroke-width="6"/>`

/** Sealed envelopes, one over another. */
const envelopes =
  (count: number): Thing =>
  ({ palette }) =>
    repeat(
      count,
      (at) =>
        `<g transform="translate(${(at - (count - 1) / 2) * 14} ${(at - (count - 1) / 2) * (count > 2 ? 30 : 70)}) rotate(${at % 2 ? 5 : -5})"><rect x="-90" y="-56" width="180" height="112" rx="8" fill="${at % 2 ? inks.cream : palette.petal}"/><path d="M-90 -50L0 16L90 -50" stroke-width="8"/><circle cy="14" r="16" fill="${palette.dot}"/></g>`,
    )

const autos: Thing = ({ palette }) =>
  [palette.petal, inks.sky, inks.vermilion, inks.leaf]
    .map(
      (ink, at) =>
        `<g transform="translate(${at % 2 ? 58 : -58} ${at < 2 ? -56 : 62})"><path d="M-46 26V-20Q-44 -44 -18 -44H18Q34 -44 44 0V26Z" fill="${ink}"/><path d="M-26 -4V-28H12L22 -4Z" fill="${inks.cream}" stroke-width="6"/><circle cx="-24" cy="28" r="14" fill="${inks.night}"/><circle cx="26" cy="28" r="14" fill="${inks.night}"/></g>`,
    )
    .join('')

const feltMat: Thing = ({ palette }) =>
  `<circle r="114" fill="${inks.leaf}"/><path d="${repeat(12, (at) => `M0 0L${xy(polar(0, 0, 110, at / 12))}`)}" stroke="${inks.cream}" stroke-width="5"/><circle r="34" fill="${palette.accent}"/>`

const pouch: Thing = ({ palette }) =>
  `<path d="M-40 -66C-130 0 -110 112 0 112C110 112 130 0 40 -66Z" fill="${palette.rays}"/><path d="M-62 -112L-40 -66H40L62 -112Q0 -84 -62 -112Z" fill="${palette.petal}"/><path d="M-48 -62Q0 -44 48 -62M30 -52L66 0M30 -52L44 16" stroke-width="10"/>`

const booklet: Thing = ({ palette }) =>
  `<rect x="-92" y="-112" width="184" height="224" rx="10" fill="${inks.cream}" transform="translate(10 10)"/><rect x="-92" y="-112" width="184" height="224" rx="10" fill="${palette.petal}"/><path d="M-62 -112V112" stroke-width="8"/><rect x="-36" y="-70" width="102" height="56" rx="8" fill="${inks.cream}"/><path d="M-16 -42H46" stroke-width="7"/>`

const ledger: Thing = (game) =>
  `${booklet(game)}<g transform="translate(66 46) rotate(28)"><rect x="-11" y="-70" width="22" height="116" fill="${inks.lemon}"/><path d="M-11 46L0 78L11 46Z" fill="${inks.cream}"/></g>`

const slips: Thing = () =>
  repeat(
    5,
    (at) =>
      `<g transform="translate(0 ${-84 + at * 40}) rotate(${at % 2 ? 5 : -4})"><rect x="-96" y="-24" width="192" height="52" rx="6" fill="${at % 2 ? inks.blush : inks.cream}"/><path d="M-70 2H60" stroke-width="6"/></g>`,
  )

const smallBox: Thing = ({ palette }) =>
  `<rect x="-92" y="-50" width="184" height="120" rx="10" fill="${palette.rays}"/><path d="M-104 -50L-84 -92H84L104 -50Z" fill="${palette.petal}"/><circle cy="14" r="24" fill="${palette.accent}"/>`

const strip: Thing = ({ palette }) =>
  repeat(
    5,
    (at) =>
      `<rect x="-44" y="${-120 + at * 48}" width="88" height="48" fill="${at % 2 ? inks.cream : palette.petal}"/><circle cy="${-96 + at * 48}" r="11" fill="${palette.board}" ${solid}/>`,
  )

/** What a contents list may name besides cards, and how it looks. */
const things: readonly (readonly [RegExp, Thing])[] = [
  [/ludo board/, board],
  [/\bpawns\b/, pawns],
  [/\bdice\b/, dice],
  [/\bspinner\b/, spinner],
  [/felt mat/, feltMat],
  [/drawstring pouch/, pouch],
  [/sand timer/, timer],
  [/A chart/, chart],
  [/tokens/, tokens],
  [/badges/, badges],
  [/\bbadge\b/, oneBadge],
  [/Two secret-wish envelopes/, envelopes(2)],
  [/6 open-when envelopes/, envelopes(6)],
  [/cardboard autos/, autos],
  [/Ledger/, ledger],
  [/script|guide/, booklet],
  [/letter slips/, slips],
  [/little box/, smallBox],
  [/countdown strip/, strip],
  [/[Rr]ules (on|and|that|in)|rule sheet|leaflet|sheet of rules/, rules],
]

/** What lies beside the cards in a box, each around 0,0 and about 230 high. */
export function thingsOf(game: Game): string[] {
  return things
    .filter(([word]) => word.test(game.contents))
    .map(([, draw]) => inked(draw(game), game.palette.board))
}
