import { describe, expect, it } from 'vitest'
import { shortTitle } from './short-title.ts'

describe('shortTitle', () => {
  it('leaves a short title unchanged', () => {
    expect(shortTitle('Drunk Ludo')).toBe('Drunk Ludo')
    expect(shortTitle('x'.repeat(40))).toBe('x'.repeat(40))
  })

  it('keeps the first whole words of a long title', () => {
    expect(
      shortTitle('The Unreasonably Long and Extremely Competitive Rummy Night for Cousins'),
    ).toBe('The Unreasonably Long and Extremely…')
  })

  it('keeps a word that ends exactly at the limit', () => {
    expect(shortTitle(`${'a'.repeat(19)} ${'b'.repeat(20)} c`)).toBe(
      `${'a'.repeat(19)} ${'b'.repeat(20)}…`,
    )
  })

  it('drops a trailing comma, dash or ampersand', () => {
    expect(shortTitle('Love, Letters and Little White Lies – & the truth about us')).toBe(
      'Love, Letters and Little White Lies…',
    )
  })

  it('cuts at a gap of several spaces, and never leaves nothing', () => {
    expect(shortTitle(`${'a'.repeat(20)}   ${'b'.repeat(30)}`)).toBe(`${'a'.repeat(20)}…`)
    expect(shortTitle(` ${'b'.repeat(50)}`)).toBe(` ${'b'.repeat(39)}…`)
    expect(shortTitle(`${'a'.repeat(20)} ${'b'.repeat(18)} &&& ccc`)).toBe(
      `${'a'.repeat(20)} ${'b'.repeat(18)}…`,
    )
  })

  it('cuts an overlong word between characters', () => {
    expect(shortTitle('x'.repeat(50))).toBe(`${'x'.repeat(40)}…`)
    expect(shortTitle(`${'x'.repeat(39)}🎲${'x'.repeat(9)}`)).toBe(`${'x'.repeat(39)}…`)
  })
})
