import { expect, it, vi } from 'vitest'
import { photoRules } from '#commerce/model/review-photos.ts'
import { reviewProblems } from '#content/form-problems.ts'
import { pickPhotos } from './pick-photos.ts'
import type { ShrunkPhoto } from './shrink-photo.ts'

/** Node.js cannot draw pictures: here an empty file is one that cannot be read. */
vi.mock(import('./shrink-photo.ts'), () => ({
  shrinkPhoto: async (photo) => (photo.size === 0 ? null : toShrunk(photo)),
}))
const toShrunk = (photo: Blob): ShrunkPhoto => ({ id: 0, photo, thumbnail: '' })
const file = (bytes: number) => new Blob([new Uint8Array(bytes)])
const pick = async (before: number, files: readonly Blob[]) => {
  const chosen = Array.from({ length: before }, () => toShrunk(file(1)))
  const { photos, problem } = await pickPhotos(chosen, files)
  return [photos.length, problem]
}

it('adds pictures to those selected before', async () => {
  expect(await pick(1, [file(1), file(1)])).toEqual([3, null])
})

it('rejects too many, too large and unreadable pictures with a message', async () => {
  expect(await pick(2, [file(1), file(1)])).toEqual([3, reviewProblems.manyPhotos(3)])
  const large = file(photoRules.maxBytes + 1)
  expect(await pick(1, [large])).toEqual([1, reviewProblems.largePhoto(5)])
  expect(await pick(1, [file(0), file(1)])).toEqual([2, reviewProblems.noPicture])
})
