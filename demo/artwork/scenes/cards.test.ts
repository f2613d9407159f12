import { expect, it } from 'vitest'
import { toInitial } from '#commerce/model/to-initial.ts'
import { games } from '../games.ts'
import { shapeLine } from '../parts/faces.ts'
import { cardsPicture } from './cards.ts'

/** Width of the picture in the gallery of the smallest phone, 320 px wide, in CSS pixels per drawing unit. */
const ON_PHONE = 155 / 1000
/** The smallest letters that are read at a glance, in CSS pixels. */
const LEAST = 9

/** The sizes of the lettering of a card's text, in drawing units: its scale times that of its letters. */
function sizesOnCards(svg: string): number[] {
  const { unitsPerEm } = shapeLine('A', 'text')
  return svg.split('<g transform="translate(').flatMap((part) => {
    const [, laid] =
      /^\d+ \d+\) rotate\(-?\d+\) scale\(([\d.]+)\) translate\(-220 -295\)/.exec(part) ?? []
    const lines = [...part.matchAll(/<path transform="translate\([^)]+\) scale\(([\d.]+) -/g)]
    // The first line is the card's kind, in another face; the last is the game's name.
    const sizes = lines.slice(1, -1).map(([, scale]) => Number(scale) * unitsPerEm * Number(laid))
    return laid && sizes.length > 0 ? [Math.min(...sizes)] : []
  })
}

it.each(games.filter(({ cards }) => cards))(
  'one of two sample cards of $handle can be read on a phone',
  (game) => {
    const sizes = sizesOnCards(cardsPicture(game, game.cards ?? []))
    expect(sizes).toHaveLength(2)
    expect(Math.max(...sizes) * ON_PHONE).toBeGreaterThan(LEAST)
  },
)

it.each(games.filter(({ cards, layout }) => cards && layout.kind !== 'parcel'))(
  'the backs of $handle have its initial in their ring, as those of its deck',
  (game) => {
    const letter = shapeLine(toInitial(game.title.join(' ')), 'display')
    expect(cardsPicture(game, game.cards ?? [])).toContain(`d="${letter.path()}"`)
  },
)
