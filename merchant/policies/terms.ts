import { brand } from '../brand.ts'
import { gstinLine, includedTax } from '../seller-tax.ts'
import { brandWords, defaultKeywords, pageTitle } from '../seo/seo.ts'
import type { Policy } from './policy.ts'

export const termsOfService: Policy = {
  title: 'Terms & Conditions',
  eyebrow: 'The rules of the house',
  summary: `These are the terms on which ${brand.parentCompany} sells games through this shop. Ordering means agreeing to them.`,
  updated: '1 November 2026',
  seo: {
    title: pageTitle('Terms & Conditions'),
    description: `The terms on which ${brand.name} sells its card games in India.`,
    keywords: [`${brandWords} terms`, ...defaultKeywords],
  },
  sections: [
    {
      id: 'shop',
      title: 'The shop',
      blocks: [
        `${brand.name} is run by ${brand.parentCompany}, ${[...brand.address.slice(1), gstinLine].filter(Boolean).join(', ')}. We sell our own games; there are no other sellers here.`,
        'You must be 18 or older to order. Drinking games are sold to people of legal drinking age in their state.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        `All prices are in Indian rupees and include ${includedTax}. What delivery costs is in the shipping policy, and the checkout shows it before you pay.`,
        'Pay by UPI, debit card, credit card or cash on delivery. Your order is accepted when we confirm it; a price that is plainly a mistake does not bind us, and then your money goes straight back.',
        'A discount code works as its own conditions say. Codes have no cash value, and not all of them combine.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders, delivery, returns',
      blocks: [
        'Stock is counted when you order. If a game still runs out, we tell you and refund it.',
        'How we deliver is in the shipping policy, how you return a game in the returns policy. An order can be cancelled before it is shipped.',
      ],
    },
    {
      id: 'play',
      title: 'Playing well',
      blocks: [
        'Our games dare, tease and ask. Nobody has to do or answer anything they do not want to, and nobody has to drink. Never drink and drive, and never make anybody drink.',
        'We are not liable for what players decide to do with a card, as far as the law allows.',
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews and what you write',
      blocks: [
        'Reviews you write here are kept in your browser. Where the form asks for your email address, they are also sent to us: we read each, and show it with the game, good or bad. What you send us by mail or on social media stays yours; we ask before we show it.',
        'No insults, no advertising, no personal data of other people.',
      ],
    },
    {
      id: 'rights',
      title: 'Names and pictures',
      blocks: [
        `The name ${brand.name}, the box art, the cards and the texts belong to ${brand.parentCompany}. Photograph your game night as you like; printing our cards is not allowed.`,
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'We answer for our games as the Consumer Protection Act, 2019 says. Beyond that our liability ends at the price of the order, except for harm done on purpose or by gross negligence.',
      ],
    },
    {
      id: 'disputes',
      title: 'Complaints and disputes',
      blocks: [
        `Write to our grievance officer ${brand.grievanceOfficer.name}, ${brand.grievanceOfficer.email}, ${brand.grievanceOfficer.phone.text}: we acknowledge a complaint within 48 hours and settle it within one month, as the Consumer Protection (E-Commerce) Rules, 2020 ask.`,
        `Indian law applies. The courts of ${brand.courts} decide, and a consumer may always go to the consumer commission at home.`,
      ],
    },
  ],
}
