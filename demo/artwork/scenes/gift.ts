import type { Game } from '../game.ts'
import { inks } from '../inks.ts'
import { badge } from '../layouts/plates.ts'
import { confetti, printedPaper, questionMark, wrapped } from '../parts/gift.ts'
import { block } from '../parts/lettering.ts'
import { inked } from '../parts/medallion.ts'
import { rays } from '../parts/rays.ts'
import { svgDocument } from '../raster.ts'
import { boxObject, pictureHeight, pictureWidth } from './front.ts'
import { table } from './table.ts'

const middle = pictureWidth / 2

interface Parcel {
  x: number
  y: number
  tilt: number
  scale: number
  paper: string
  print: string
}

/** A wrapped game, its middle at (x, y). */
function parcel(game: Game, { x, y, tilt, scale, paper, print }: Parcel): string {
  const size = { width: 400, height: 560 }
  const box = wrapped({ id: `${game.handle}-${x}`, ...size, paper, print, palette: game.palette })
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale}) translate(${-size.width / 2} ${-size.height / 2})">${box}</g>`
}

const first = { paper: inks.teal, print: inks.mint }
const second = { paper: inks.violet, print: inks.lilac }

/** The one little extra: a pouch with a question on it. */
function extra({ palette }: Game): string {
  const pouch = `<path d="M-46 -70C-150 0 -126 124 0 124C126 124 150 0 46 -70Z" fill="${palette.petal}"/><path d="M-72 -122L-46 -70H46L72 -122Q0 -92 -72 -122Z" fill="${palette.ground}"/><path d="M-56 -66Q0 -46 56 -66M34 -56L72 2M34 -56L48 18" stroke-width="10"/>`
  return (
    inked(pouch, palette.board) + questionMark({ x: -4, y: 36, size: 130, fill: palette.board })
  )
}

/** The lid flies off: light, two wrapped games, a pouch, and still no answer. */
export function giftOpenPicture(game: Game): string {
  const { board, petal, ground, disc } = game.palette
  const [top, half] = [760, 320]
  const light = `<clipPath id="light"><circle cx="${middle}" cy="610" r="486"/></clipPath><g clip-path="url(#light)"><circle cx="${middle}" cy="610" r="486" fill="${petal}"/>${rays({ cx: middle, cy: top, radius: 1100, count: 30, fill: inks.lemon, kind: 'burst' })}</g>`
  const inside = `<path d="M${middle - half} ${top}H${middle + half}L${middle + half - 50} ${top - 90}H${middle - half + 50}Z" fill="${board}" stroke="${board}" stroke-width="12" stroke-linejoin="round"/>`
  const front = `M${middle - half} ${top}H${middle + half}L${middle + half - 34} 1180H${middle - half + 34}Z`
  const band = `M${middle - 52} ${top}h104V1180h-104Z`
  const body = `<clipPath id="body"><path d="${front}"/></clipPath><g clip-path="url(#body)"><path d="${front}" fill="${ground}"/><g transform="translate(170 ${top - 20})">${printedPaper(700, 480, disc)}</g></g>${inked(`<path d="${band}" fill="${petal}"/><path d="${front}"/><path d="M${middle - half - 18} ${top - 6}H${middle + half + 18}V${top + 62}H${middle - half - 18}Z" fill="${ground}"/><path d="M${middle - 52} ${top - 6}h104v68h-104Z" fill="${petal}"/>`, board)}`
  const lid = `<g transform="translate(716 150) rotate(24) scale(0.62)">${parcelLid(game)}</g>`
  const marks = (
    [
      [96, 356, 150, -18],
      [902, 470, 170, 16],
      [500, 150, 190, -6],
      [250, 220, 110, 12],
    ] as const
  )
    .map(([x, y, size, tilt]) =>
      questionMark({ x, y, size, tilt, fill: inks.cream, outline: { ink: board, width: 22 } }),
    )
    .join('')
  const games =
    parcel(game, { x: 366, y: 560, tilt: -13, scale: 0.84, ...first }) +
    parcel(game, { x: 640, y: 580, tilt: 11, scale: 0.84, ...second })
  return svgDocument(
    pictureWidth,
    pictureHeight,
    `${light}${lid}${marks}${inside}${games}${confetti(middle, 420, 980, 760)}${body}${badge(game, middle, 1000, 0.4)}`,
  )
}

/** The lid with its band, around 0,0. */
function parcelLid({ palette }: Game): string {
  const { board, ground, petal, disc } = palette
  return `<clipPath id="lid"><path d="M-330 -70H330V80H-330Z"/></clipPath><g clip-path="url(#lid)"><path d="M-330 -70H330V80H-330Z" fill="${ground}"/><g transform="translate(-330 -70)">${printedPaper(660, 150, disc)}</g></g>${inked(`<path d="M-52 -70H52V80H-52Z" fill="${petal}"/><path d="M-330 -70H330V80H-330Z"/>`, board)}`
}

/** All the contents that may be shown: two wrapped games, a pouch, a note. */
export function giftTablePicture(game: Game): string {
  const { board, petal } = game.palette
  const box = `<g transform="translate(64 56) scale(0.33)">${boxObject(game, 30)}</g>`
  const [x, y, width, height] = [404, 100, 520, 268]
  const note = `<g transform="rotate(2 ${x + width / 2} ${y + height / 2})"><rect x="${x + 8}" y="${y + 10}" width="${width}" height="${height}" rx="20" fill="${board}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20" fill="${inks.cream}" stroke="${board}" stroke-width="8"/><rect x="${x + 18}" y="${y + 18}" width="${width - 36}" height="${height - 36}" rx="12" fill="none" stroke="${petal}" stroke-width="5"/>${block({ runs: noteRuns(game, board), x: x + width / 2, top: y + 34, width: width - 90, height: height - 68, maxSize: 62, minSize: 26 })}</g>`
  const games =
    parcel(game, { x: 300, y: 834, tilt: -5, scale: 0.98, ...first }) +
    parcel(game, { x: 688, y: 800, tilt: 5, scale: 0.98, ...second })
  return svgDocument(
    pictureWidth,
    pictureHeight,
    `${table(game)}${box}${note}${games}<g transform="translate(838 1068) rotate(7) scale(0.86)">${extra(game)}</g>`,
  )
}

/** The text of the note: the last entry of the contents list. */
function noteRuns({ contents, palette }: Game, ink: string) {
  const list: readonly string[] = JSON.parse(contents)
  const [plain = '', loud = ''] = (list.at(-1) ?? '').split('. ')
  return [
    { text: `${plain}.`, face: 'display', fill: ink, scale: 1 },
    { text: `${loud}.`, face: 'display', fill: palette.ground, scale: 0.8 },
  ] as const
}
