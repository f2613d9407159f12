import { defaultKeywords, pageTitle, type Seo } from '#merchant/seo/seo.ts'

export const contactSeo: Seo = {
  title: pageTitle('Contact Us'),
  description:
    'Phone, e-mail, address and a form: write to Party Gully and get an answer within 24 hours.',
  keywords: ['contact party gully', ...defaultKeywords],
}
