import { describe, expect, it } from 'vitest'
import { cardLines } from './card-lines.ts'
import { emblemOf, emblems } from './emblems/emblem-of.ts'
import { games } from './games.ts'
import { palettes } from './palettes.ts'

describe('the drawn games', () => {
  it('are 36, each named once', () => {
    expect(games).toHaveLength(36)
    expect(new Set(games.map((game) => game.handle)).size).toBe(36)
  })

  it('have an emblem that draws something in the palette of the game', () => {
    for (const { handle } of games) {
      expect(emblemOf(handle, palettes[handle])).toMatch(/<path|<circle/)
    }
  })

  it('share no emblem and no palette', () => {
    expect(new Set(games.map(({ handle }) => emblems[handle])).size).toBe(games.length)
    const inks = games.map(({ handle }) => JSON.stringify(palettes[handle]))
    expect(new Set(inks).size).toBe(games.length)
  })

  it('have four sample cards each, except the one sold with a single picture', () => {
    for (const { handle } of games) {
      expect(cardLines[handle]?.length, handle).toBe(handle === 'pocket-antics' ? undefined : 4)
    }
  })
})
