import { expect, test } from 'vitest'
import { findCircle } from './find-circle.ts'

test('finds a cycle of any length', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['d', ['b']],
  ])
  expect(findCircle(graph)).toEqual(['b', 'd', 'b'])
})

test('does not take two paths to one node for a cycle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
  ])
  expect(findCircle(graph)).toBeNull()
})
