// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLocalReviews } from './use-local-reviews.ts'

test('all parts of a page that show a game’s reviews show a new one', () => {
  const read = (id: string) => renderHook(() => useLocalReviews(id)).result
  const [list, rating, other] = [read('one'), read('one'), read('two')]
  act(() => list.current.add({ name: 'Asha', rating: 5, text: 'Loud.' }))
  const counts = [list, rating, other].map(({ current }) => current.reviews.length)
  expect(counts).toEqual([1, 1, 0])
})
