import { defaultKeywords, pageTitle, type Seo } from '#merchant/seo/seo.ts'

export const aboutSeo: Seo = {
  title: pageTitle('About Us'),
  description:
    'How one awkward evening and a handful of handwritten cards became Party Gully: the founder’s story in four steps.',
  keywords: ['about party gully', ...defaultKeywords],
}
