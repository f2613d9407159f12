import { defaultKeywords, pageTitle, type Seo } from '#merchant/seo/seo.ts'

export const cookiesSeo: Seo = {
  title: pageTitle('Cookie Policy'),
  description:
    'No tracking cookies: what this shop keeps in your own browser, and how to clear it.',
  keywords: ['party gully cookies', ...defaultKeywords],
}
