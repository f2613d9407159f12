import { reviewProblems as problems } from '#content/form-problems.ts'

/** What a review may have of pictures. */
export const photoRules = {
  most: 3,
  /** Of each. Browsers with script send less. */
  mostBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

/** Where everybody sees a picture of a published review, as a small square or larger. */
export const photoPath = (id: number, size: 'large' | 'small') =>
  `/review-photos/${size === 'small' ? `${id}-small` : id}.webp`

/** What is wrong with the files that somebody chose, in words; null for nothing. */
export function findPhotoProblem(files: readonly { readonly size: number }[]): string | null {
  if (files.length > photoRules.most) return problems.manyPhotos(photoRules.most)
  const isLarge = files.some(({ size }) => size > photoRules.mostBytes)
  return isLarge ? problems.largePhoto(photoRules.mostBytes / 1024 / 1024) : null
}
