import { describe, expect, it } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { claims } from '#merchant/claims.ts'
import { benefits, categories, exitOffer, moments, stats } from '#merchant/home.ts'
import { specified } from '#test/specification.ts'
import { forgotPassword, login, signup } from './account.ts'
import { checkout } from './checkout.ts'
import { checkoutFrame } from './checkout-frame.ts'
import { connectivityWords } from './connectivity.ts'
import { contact } from './contact.ts'
import { featured, hero } from './home.ts'
import { features, productPage, promises } from './product-page.ts'
import { reviews } from './reviews.ts'
import { wishlist } from './wishlist.ts'

/** What the shop says, beside what the specification says in its place. */
const words: readonly (readonly [place: string, ours: string, theirs: string])[] = [
  ['login, busy', login.busy, 'Signing in...'],
  ['login, success', login.success.title, 'Login successful!'],
  ['signup, busy', signup.busy, 'Creating account...'],
  ['signup, success', signup.success.title, 'Account created successfully!'],
  ['forgot password, busy', forgotPassword.busy, 'Sending...'],
  ['forgot password, success', forgotPassword.success.title, 'Reset email sent!'],
  [
    'forgot password, failure',
    forgotPassword.failure.description,
    'Failed to send reset email. Please try again.',
  ],
  ['contact, success', contact.form.success.title, 'Query Submitted!'],
  [
    'contact, success, in full',
    contact.form.success.description,
    "We'll get back to you within 24 hours via email or WhatsApp.",
  ],
  ['banner, title', connectivityWords.title, 'Store Connection Issue:'],
  ['banner, offline', connectivityWords.lost, 'Network connection lost'],
  ['banner, tips', connectivityWords.tipsTitle, 'Corporate Network Detected'],
  ['banner, button', connectivityWords.retry, 'Retry Connection'],
  ['banner, busy', connectivityWords.testing, 'Testing...'],
  ['banner, time', connectivityWords.lastChecked, 'Last checked'],
  ['home, headline', hero.headline, 'Turn Any Gathering Into an Unforgettable Party'],
  ['home, tagline', brand.tagline, 'Laugh. Play. Repeat.'],
  ['home, first button', hero.primary, 'Shop Now & Get Free Shipping'],
  ['home, second button', hero.secondary, 'View All Games'],
  ['home, shelf', featured.title, 'Featured Games'],
  ['home, categories', categories.title, 'Game Categories'],
  ['home, clips', moments.title, 'Real Moments'],
  ['home, more clips', moments.more, 'View More'],
  ['exit dialog, order', exitOffer.complete, 'Complete My Order'],
  ['exit dialog, stay', exitOffer.stay, 'Continue Shopping'],
  ['exit dialog, code', claims.exitCode, 'SAVE10'],
  ['first order, code', claims.welcomeCode, 'WELCOME10'],
  ['product, countdown', productPage.countdown.offer, 'Limited Time Offer! Free shipping ends in'],
  ['product, sales', productPage.sold, 'sold in past 24hrs'],
  ['product, benefits', productPage.benefits, "Why You'll Love This Game:"],
  ['product, stock', productPage.inStock, '✓ In Stock - Ready to Ship'],
  ['review, incomplete', reviews.incomplete, 'Error: Please fill in all required fields.'],
  ['wishlist, button', wishlist.empty.button, 'Start Shopping'],
  ['checkout, back', checkoutFrame.back, 'Back to Cart'],
  ['checkout, empty', checkoutFrame.empty.title, 'Your cart is empty'],
  ['checkout, empty, in full', checkoutFrame.empty.text, 'Add some games to get started!'],
  ['checkout, empty, button', checkoutFrame.empty.button, 'Continue Shopping'],
  ['checkout, busy', checkout.submit.busy, 'Processing...'],
  ['coupon, busy', checkout.coupon.busy, 'Validating...'],
  ['coupon, applied', checkout.coupon.applied, 'Applied'],
  ['coupon, applied, toast', checkout.coupon.toasts.applied, 'Coupon applied!'],
  ['coupon, removed, toast', checkout.coupon.toasts.removed, 'Coupon removed'],
  ['coupon, invalid', checkout.coupon.toasts.invalid, 'Invalid coupon code'],
  [
    'coupon, failed',
    checkout.coupon.toasts.failed,
    'Failed to validate coupon code. Please try again.',
  ],
  ['referral, toast', checkout.referral.toast, 'Referral code applied!'],
]

/** Two sentences that the specification gives as 'title / text'. */
const pairs: readonly (readonly [place: string, title: string, text: string])[] = [
  ['checkout, wrong fields', checkout.invalid.title, checkout.invalid.description],
  ['checkout, failure', checkoutFrame.failed.title, checkoutFrame.failed.description],
  ['checkout, empty', checkoutFrame.empty.title, checkoutFrame.empty.text],
]

describe('word for word', () => {
  it.each(words)('%s', (_, ours, theirs) => expect(ours).toBe(specified(theirs)))

  it.each(pairs)('%s: title and text', (_, title, text) => {
    expect(specified(`${title} / ${text}`)).toContain(title)
  })

  it('the benefits strip', () => {
    const strip = benefits.items.map(({ title }) => title.toLowerCase())
    expect(`(${strip.join(', ')})`).toBe(
      specified(
        '(free shipping across India, GenZ party vibe, trusted by 5000+, made in India)',
      ).toLowerCase(),
    )
  })

  it('the categories with their numbers', () => {
    const tiles = categories.tiles.map(({ name, count }) => `${name} ${count}`)
    expect(tiles.join(', ').replace(/(?<=\d\+) games(?!, Drinking)/g, '')).toBe(
      specified('Party 25+ games, Drinking 18+, Couple 12+, Family 8+'),
    )
  })

  it('the stat tiles', () => {
    const tiles = stats.map(({ figure, label }) => `${figure} ${label}`)
    expect(tiles.join(', ')).toBe(
      specified('10K+ customers, 50K+ game nights, 4.8 rating, 98% recommend'),
    )
  })

  it('the features and promises of a game', () => {
    const titles = (items: readonly { title: string }[]) =>
      items.map(({ title }) => title).join(', ')
    expect(titles(features)).toBe(
      specified('Instant Setup, Endless Replayability, Social Catalyst, Memory Maker'),
    )
    expect(titles(promises)).toBe(specified('Quality Guaranteed, Free Shipping, 7-Day Return'))
  })

  it('the payments', () => {
    expect(brand.payments.join(', ')).toBe(specified('UPI, COD, Debit Card, Credit Card'))
  })
})

/** A claim may begin a sentence that the specification has in the middle of one. */
const claimed: readonly (readonly [ours: string, theirs: string])[] = [
  [claims.freeShipping, 'free shipping across India'],
  [claims.happyCustomers, '10,000+ happy customers'],
  [claims.trustedBy, 'trusted by 5000+'],
  [claims.easyReturns, '30-day policy'],
  [claims.returnsInDays, '7-Day Return'],
  [claims.standardDelivery, '3-5 business days'],
  [claims.expressDelivery, '1-2 business days'],
  [claims.cashOnDelivery, 'cash on delivery'],
]

describe('claims', () => {
  it.each(claimed)('%s', (ours, theirs) =>
    expect(ours.toLowerCase()).toBe(specified(theirs).toLowerCase()),
  )

  it('the free shipping threshold stands beside the free shipping of the strip', () => {
    expect(`Free Shipping ${claims.freeShippingThreshold}`).toBe(
      specified('Free Shipping on orders above ₹499'),
    )
  })
})
