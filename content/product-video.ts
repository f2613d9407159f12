/** A product's video in the gallery of its page. Loaded with it, and only if there is one. */
export const productVideo = {
  play: (alt: string) => `Play video: ${alt}`,
  unplayable: 'We couldn’t play this video. Please try again.',
} as const
