import { brandWords, defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const faqSeo: Seo = {
  title: pageTitle('FAQ'),
  description:
    'Delivery times, cash on delivery, returns, players and ages: answers to what shoppers ask most.',
  keywords: [`${brandWords} faq`, ...defaultKeywords],
}
