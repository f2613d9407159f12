import type { Game } from '../game.ts'
import { inks } from '../inks.ts'
import { block, line, lineWidth } from '../parts/lettering.ts'
import { badge, boxWidth, centre, footPlate, hindiLine, rayGround, topPlate } from './plates.ts'

const width = boxWidth - 96
const largest = 268

interface Word {
  text: string
  fill: string
}

/** Thick letters with an outline, one word a line, each as wide as the front. */
function hugeWords(words: readonly Word[], top: number, height: number, board: string): string {
  const sizes = words.map(({ text }) => Math.min(largest, width / lineWidth(text, 'display', 1)))
  const total = sizes.reduce((sum, size) => sum + size * 0.9, 0)
  const shrink = Math.min(1, height / total)
  let y = top + (height - total * shrink) / 2
  return words
    .map(({ text, fill }, at) => {
      const size = (sizes[at] ?? 0) * shrink
      const baseline = y + size * 0.72
      y += size * 0.9
      const letters = { text, face: 'display', x: centre, size } as const
      const outline = { ink: board, width: 26 }
      return `${line({ ...letters, x: centre + 7, y: baseline + 11, fill: board, outline })}${line({ ...letters, y: baseline, fill, outline })}`
    })
    .join('')
}

/** A quiet part of a long title. */
const small = (text: string, top: number, height: number) =>
  block({
    runs: [{ text, face: 'display', fill: inks.cream, scale: 1 }],
    x: centre,
    top,
    width: boxWidth - 150,
    height,
    maxSize: 40,
    minSize: 24,
  })

/** A single word, aslant above a large emblem. */
const oneWord = (game: Game, lettering: readonly Word[]) =>
  `${badge(game, centre, 690, 0.98)}<g transform="rotate(-9 ${centre} 280)">${hugeWords(lettering, 160, 230, game.palette.board)}</g>`

/** Around the words of a loud part, its quiet neighbours. */
function betweenLines(game: Game, lettering: readonly Word[]): string {
  const { title, loud } = game
  const [before = '', after = ''] = title.filter((_, at) => at !== loud)
  return `${hugeWords(lettering, 246, 330, game.palette.board)}${badge(game, centre, 740, 0.56)}${small(before, 168, 84)}${small(after, 930, 110)}`
}

/** The title as large as the front, the emblem small. */
export function letteringFront(game: Game): string {
  const { board, accent } = game.palette
  const { title, loud } = game
  const parts = loud === undefined ? title : [title[loud] ?? '']
  const words = parts.flatMap((part) => part.split(' '))
  const lettering = words.map((text, at) => ({ text, fill: at === 0 ? inks.cream : accent }))
  const plain = () => `${hugeWords(lettering, 158, 470, board)}${badge(game, centre, 826, 0.66)}`
  const compose = loud !== undefined ? betweenLines : words.length === 1 ? oneWord : plain
  return `${rayGround(game, 380)}${topPlate(game)}${footPlate(game, 880)}${compose(game, lettering)}${hindiLine(game)}`
}
