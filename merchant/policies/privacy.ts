import { brand } from '../brand.ts'
import { brandWords, defaultKeywords, pageTitle } from '../seo/seo.ts'
import type { Policy } from './policy.ts'

export const privacyPolicy: Policy = {
  title: 'Privacy Policy',
  eyebrow: 'What happens in the gully',
  summary:
    'You can shop here without an account. We ask for what a delivery needs, keep it no longer than the law asks, and sell it to nobody.',
  updated: '1 November 2026',
  seo: {
    title: pageTitle('Privacy Policy'),
    description:
      'What personal data this shop asks for, why, who sees it, and what you can ask of us.',
    keywords: [`${brandWords} privacy`, ...defaultKeywords],
  },
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      blocks: [
        `${brand.name} is a brand of ${brand.parentCompany}, ${brand.address.slice(1).join(', ')}. We decide what happens with your personal data and are the data fiduciary under the Digital Personal Data Protection Act, 2023.`,
      ],
    },
    {
      id: 'what',
      title: 'What we collect',
      blocks: [
        {
          caption: 'Personal data and why we have it',
          head: ['What', 'Why', 'Where'],
          rows: [
            [
              'Name, address, phone, email of an order',
              'To deliver it and to write to you about it',
              'With our commerce provider',
            ],
            [
              'Payment details',
              'To take the payment',
              'With the payment provider; we never see your card',
            ],
            ['What you write to us', 'To answer you', 'In our mailbox'],
            [
              'Your email and order number with a review that you send',
              'To know that you bought what you review; never shown',
              'In our shop',
            ],
            [
              'Pictures with a review that you send',
              'To show them with it; without what they say of place and camera',
              'In our shop',
            ],
            [
              'Cart, wishlist, theme, reviews you write here',
              'So that they are there when you come back',
              'In your own browser only',
            ],
          ],
        },
        'We do not ask for your date of birth, your contacts or your location, and we do not build a profile of you.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      blocks: [
        {
          list: [
            'our commerce provider, which runs the catalogue and the checkout,',
            'the payment provider you choose,',
            'the courier, who gets your name, address and phone number,',
            'authorities, where the law obliges us.',
          ],
        },
        'Nobody else. We do not sell or rent personal data.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        'Invoices and order records for eight years, as tax law asks. Messages for one year after the last reply. What lives in your browser stays until you clear it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may ask what we hold about you, have it corrected or erased, withdraw a consent, and name somebody who may do so in your place.',
        `Write to ${brand.email}. If our answer does not satisfy you, our grievance officer ${brand.grievanceOfficer.name} (${brand.grievanceOfficer.email}) replies within 48 hours and settles the matter within a month; after that the Data Protection Board of India is there for you.`,
      ],
    },
    {
      id: 'safety',
      title: 'Keeping it safe',
      blocks: [
        'Pages and payments travel encrypted. Few of us can see orders, and only for the work at hand. Should data ever leak, we tell you and the Board without delay.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'This shop is for adults. We do not knowingly collect data of anybody under 18; tell us if we have, and it is gone.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When this policy changes, the date at its end changes with it, and orders placed before keep the terms of their day.',
      ],
    },
  ],
}
