import { reviewProblems as problems } from '#content/form-problems.ts'

/** Limits for the pictures of a review. */
export const photoRules = {
  most: 3,
  /** Per picture. Browsers that run script shrink pictures first. */
  mostBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

/** Public path of a published review's picture, as a small square or larger. */
export const photoPath = (id: number, size: 'large' | 'small') =>
  `/review-photos/${size === 'small' ? `${id}-small` : id}.webp`

/** What is wrong with the chosen files, as a sentence; null for nothing. */
export function findPhotoProblem(files: readonly { readonly size: number }[]): string | null {
  if (files.length > photoRules.most) return problems.manyPhotos(photoRules.most)
  const isLarge = files.some(({ size }) => size > photoRules.mostBytes)
  return isLarge ? problems.largePhoto(photoRules.mostBytes / 1024 / 1024) : null
}
