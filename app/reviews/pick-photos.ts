import { findPhotoProblem, photoRules } from '#commerce/model/review-photos.ts'
import { reviewProblems } from '#content/form-problems.ts'
import { type ShrunkPhoto, shrinkPhoto } from './shrink-photo.ts'

export type PickedPhotos = {
  readonly photos: readonly ShrunkPhoto[]
  /** Why some chosen pictures are left out; null when none are. */
  readonly problem: string | null
}

/** Adds files to the pictures already chosen, up to a review's limits. Browser only. */
export async function pickPhotos(
  before: readonly ShrunkPhoto[],
  files: readonly Blob[],
): Promise<PickedPhotos> {
  const shrunk = await Promise.all(files.map(shrinkPhoto))
  const read = shrunk.filter((photo) => photo !== null)
  const all = [...before, ...read]
  const problem = findPhotoProblem(all.map(({ photo }) => photo))
  return {
    photos: all
      .filter(({ photo }) => photo.size <= photoRules.maxBytes)
      .slice(0, photoRules.maxPhotos),
    problem: read.length < shrunk.length ? reviewProblems.noPicture : problem,
  }
}
