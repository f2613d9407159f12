/** What a link shows beside a page's title when it is shared. */
export type SharePicture = {
  /** Absolute, or a path of the shop. */
  readonly url: string
  readonly alt: string
  /** Pixels; null when nobody knows. */
  readonly width: number | null
  readonly height: number | null
}

/** For every page that has none of its own. */
export const shopSharePicture: SharePicture = {
  url: '/og-shop.png',
  alt: 'Party Gully: three boxes of party card games on a sunburst. Laugh. Play. Repeat.',
  width: 1200,
  height: 630,
}
