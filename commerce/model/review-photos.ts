import { reviewProblems as problems } from '#content/form-problems.ts'

/** Limits for the pictures of a review. */
export const photoRules = {
  maxPhotos: 3,
  /** Per picture. Browsers that run script shrink pictures first. */
  maxBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

/** Public path of a published review's picture, as a small square or larger. */
export const photoPath = (id: number, size: 'large' | 'small') =>
  `/review-photos/${size === 'small' ? `${id}-small` : id}.webp`

/** What is wrong with the chosen files, as a sentence; null for nothing. */
export function findPhotoProblem(files: readonly { readonly size: number }[]): string | null {
  if (files.length > photoRules.maxPhotos) return problems.manyPhotos(photoRules.maxPhotos)
  const isLarge = files.some(({ size }) => size > photoRules.maxBytes)
  return isLarge ? problems.largePhoto(photoRules.maxBytes / 1024 / 1024) : null
}
