import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

async function openCheckout(codes: string[] = [], games: Record<string, number> = { jugaad: 1 }) {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, games, { discountCodes: codes })
  /** Presses a button of the form, and returns the page that the shopper sees. */
  const press = async (intent: string, changes: Record<string, string> = {}) =>
    (await shop.submit(checkout, { ...goodForm, ...changes, intent })).page
  return { press, open: () => shop.get(checkout) }
}

const isOpen = async (page: Response) =>
  /<details class="summary"[^>]* open>/.test(await page.text())

const isCodeOpen = async (page: Response) =>
  /<details class="code-fold" open>/.test(await page.text())

/** What the row of the closed summary says. */
const rowOf = async (page: Response) => {
  const [row = ''] = /<summary[^>]*data-live="row"[\s\S]*?<\/summary>/.exec(await page.text()) ?? []
  return (await textOf(new Response(row))).trim()
}

describe('the order summary', () => {
  it('stays closed with a code of the cart, and names the code and its saving on its row', async () => {
    const { open } = await openCheckout(['SAVE10'])
    expect(await isOpen(await open())).toBe(false)
    expect(await rowOf(await open())).toBe('Order summary Jugaad! SAVE10 −₹45 ₹405')
  })

  it.each([
    [{ jugaad: 1 }, 'Jugaad!'],
    [{ jugaad: 2 }, '2x Jugaad!'],
    [{ 'last-one': 1, jugaad: 2 }, '2x Jugaad! + 1 more'],
  ])('says on its row what is bought: %j', async (games, words) => {
    const { open } = await openCheckout([], games)
    const row = (await rowOf(await open())).replace(/ ₹[\d,]+$/, '')
    expect(row).toBe(`Order summary ${words} Have a code?`)
  })

  it('says on its row that a code does not apply', async () => {
    const { open } = await openCheckout(['SAVE10', 'BIG'])
    expect(await rowOf(await open())).toContain('BIG not applied')
  })

  it('names a gift card on its row by its last characters', async () => {
    const { press, open } = await openCheckout()
    await press('apply-card', { giftCard: 'GIFT9000DEMO' })
    expect(await rowOf(await open())).toBe('Order summary Jugaad! Gift card DEMO −₹450 ₹0')
  })

  it.each([
    ['apply-code', { discountCode: 'SAVE10' }],
    ['apply-code', { discountCode: 'NONE' }],
    ['apply-card', { giftCard: 'GIFT500DEMO' }],
    ['apply-card', { giftCard: 'NONE' }],
    ['remove-code:SAVE10', {}],
  ])('opens for news about a code or a card: %s %j', async (intent, changes) => {
    const { press, open } = await openCheckout()
    expect(await isOpen(await press(intent, changes))).toBe(true)
    expect(await isOpen(await press('update'))).toBe(false)
    expect(await isOpen(await open())).toBe(false)
  })

  it('folds the inputs for codes until the summary is used, and lists what is applied above them', async () => {
    const { press, open } = await openCheckout()
    expect(await isCodeOpen(await open())).toBe(false)
    expect(await isCodeOpen(await press('apply-code', { discountCode: 'NONE' }))).toBe(true)
    expect(await isCodeOpen(await press('update'))).toBe(false)
    expect(await isCodeOpen(await press('apply-card', { giftCard: 'GIFT500DEMO' }))).toBe(true)
    expect(await (await open()).text()).toMatch(/remove-card:[\s\S]*<details class="code-fold">/)
    const page = await (await (await openCheckout(['SAVE10'])).open()).text()
    expect(page).toMatch(/remove-code:SAVE10[\s\S]*<details class="code-fold">/)
  })
})
