import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { brandWords, defaultKeywords, pageTitle } from '../seo/seo.ts'
import type { Policy } from './policy.ts'

/** Facts of specification section 9, Shipping. */
export const shippingPolicy: Policy = {
  title: 'Shipping Policy',
  eyebrow: 'From our gully to yours',
  summary: `${claims.freeShipping}, prepaid or cash on delivery. We hand your box to the courier within ${claims.dispatch}.`,
  updated: '1 November 2026',
  seo: {
    title: pageTitle('Shipping Policy'),
    description:
      'Free shipping across India, cash on delivery, dispatch in 1-2 business days: how your card games reach you.',
    keywords: [`${brandWords} shipping`, ...defaultKeywords],
  },
  sections: [
    {
      id: 'cost',
      title: 'What it costs',
      blocks: [
        'Standard delivery is free across India, for prepaid orders and for cash on delivery alike. There is nothing to add up and nothing to unlock.',
        'Express delivery is offered in major cities at an additional charge, which the checkout shows before you pay.',
      ],
    },
    {
      id: 'time',
      title: 'How long it takes',
      blocks: [
        {
          caption: 'Delivery times, counted from the day after your order',
          head: ['Where', 'Standard', 'Express'],
          rows: [
            ['Metro cities', '2-4 working days', claims.expressDelivery],
            ['Everywhere else in India', '4-7 working days', 'Not offered yet'],
          ],
        },
        `Most orders arrive in ${claims.standardDelivery}. Dispatch takes ${claims.dispatch}; orders placed on a Sunday or a public holiday are packed on the next working day.`,
        'Festival weeks, heavy rain and strikes can slow a courier down. If your box is late, write to us and we will chase it for you.',
      ],
    },
    {
      id: 'cash-on-delivery',
      title: 'Cash on Delivery',
      blocks: [
        'Choose Cash on Delivery at checkout and pay the courier in cash or by UPI when the box is in your hands. Please keep the exact amount ready.',
        'An order that is refused at the door without a reason twice may be asked to prepay next time.',
      ],
    },
    {
      id: 'tracking',
      title: 'Following your order',
      blocks: [
        'As soon as the courier has your box, we send the tracking link to the e-mail address of your order.',
        'The courier calls the phone number of your order before the first attempt. After three attempts the box travels back to us, and we write to you.',
      ],
    },
    {
      id: 'address',
      title: 'Changing the address',
      blocks: [
        'Typed the wrong flat number? Tell us before the box is handed over and we will change it. Afterwards only the courier can, and not every courier does.',
      ],
    },
    {
      id: 'places',
      title: 'Where we deliver',
      blocks: [
        'We deliver to every PIN code our couriers serve in India. There is no international shipping yet: cousins abroad will have to visit.',
        `Questions? Write to ${brand.email}. We are there ${brand.supportHours}, and reply within 24 hours.`,
      ],
    },
  ],
}
