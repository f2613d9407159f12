import { expect, test } from 'vitest'
import { findCircle } from './find-circle.ts'

test('a cycle of any length is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['d', ['b']],
  ])
  expect(findCircle(graph)).toEqual(['b', 'd', 'b'])
})

test('two paths to one node are not a cycle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
  ])
  expect(findCircle(graph)).toBeNull()
})
