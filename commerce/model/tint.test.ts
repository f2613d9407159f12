import { describe, expect, it, test } from 'vitest'
import { findTint } from './tint.ts'

describe('the tint of a colour', () => {
  test.each([
    ['#ff5a4f', 'coral'],
    ['#ff0010', 'coral'],
    ['#ffc53d', 'marigold'],
    ['#a9d32c', 'teal'],
    ['#12B5A6', 'teal'],
    ['#1f6fd6', 'sky'],
    ['#7429c9', 'purple'],
    ['#e6308a', 'pink'],
    [' #e6308a ', 'pink'],
  ])('%s is %s', (colour, tint) => {
    expect(findTint(colour)).toBe(tint)
  })

  it('is null for greys and near-blacks', () => {
    expect(['#000000', '#ffffff', '#808080', '#1b0f24'].map(findTint)).toEqual(Array(4).fill(null))
  })

  it('is null for an invalid colour', () => {
    const words = ['', 'red', '#fff', 'ff5a4f', '#ff5a4g', '#ff5a4f00', '#ff5a4f;--ray:url(x)']
    expect(words.map(findTint)).toEqual(words.map(() => null))
  })
})
