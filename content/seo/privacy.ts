import { defaultKeywords, pageTitle, type Seo } from '#merchant/seo/seo.ts'

export const privacySeo: Seo = {
  title: pageTitle('Privacy Policy'),
  description:
    'What personal data this shop asks for, why, who sees it, and what you can ask of us.',
  keywords: ['party gully privacy', ...defaultKeywords],
}
