import { defaultKeywords, pageTitle, type Seo } from '#merchant/seo/seo.ts'

export const sizeGuideSeo: Seo = {
  title: pageTitle('Size Guide'),
  description: 'Box, cards, players and room: how big a Party Gully game is, and whom it fits.',
  keywords: ['card game box size', ...defaultKeywords],
}
