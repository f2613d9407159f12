import { expect, it } from 'vitest'
import { findPhotoProblem, photoPath } from './review-photos.ts'

const MB = 1024 * 1024
const photos = (...sizes: number[]) => sizes.map((size) => ({ size }))

it.each([
  [photos(), null],
  [photos(5 * MB, 1, 1), null],
  [photos(1, 1, 1, 1), 'Please choose at most 3 pictures'],
  [photos(1, 5 * MB + 1), 'Please choose pictures of at most 5 MB each'],
])('%j: %s', (files, problem) => {
  expect(findPhotoProblem(files)).toBe(problem)
})

it('a picture has one path large and one small', () => {
  expect(photoPath(12, 'large')).toBe('/review-photos/12.webp')
  expect(photoPath(12, 'small')).toBe('/review-photos/12-small.webp')
})
