import { describe, expect, it } from 'vitest'
import { emblemOf } from './emblems/emblem-of.ts'
import { games } from './games.ts'

describe('the drawn games', () => {
  it('are 36 with unique names', () => {
    expect(games).toHaveLength(36)
    expect(new Set(games.map((game) => game.handle)).size).toBe(36)
  })

  it('have an emblem in the palette of the game', () => {
    for (const game of games) {
      expect(emblemOf(game)).toMatch(/<path|<circle/)
    }
  })

  it('share no emblem and no palette', () => {
    expect(new Set(games.map(({ emblem }) => emblem)).size).toBe(games.length)
    const inks = games.map(({ palette }) => JSON.stringify(palette))
    expect(new Set(inks).size).toBe(games.length)
  })

  it('have four sample cards each, except the one with a single picture', () => {
    for (const { handle, cards } of games) {
      expect(cards?.length, handle).toBe(handle === 'pocket-antics' ? undefined : 4)
    }
  })
})
