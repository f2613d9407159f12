import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

const places: Record<string, { state: string; city: string | null }> = {
  560001: { state: 'Karnataka', city: 'Bengaluru' },
  403001: { state: 'Goa', city: null },
}

const typed = {
  ...{ ...goodForm, zip: '560001', province: '', city: '' },
  ...{ expectedTotal: '45000', intent: 'enter' },
}

/** The form's hidden inputs for the filled fields. */
const seen = { 'filled-province': 'Karnataka', 'filled-city': 'Bengaluru' }

async function openCheckout() {
  const shop = await openTestCheckout({ findPlace: (pinCode) => places[pinCode] ?? null })
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  /** Submits the form, and returns the page that the shopper sees. */
  async function submit(changes: Record<string, string>) {
    const { location, page } = await shop.submit(checkout, { ...typed, ...changes })
    return { location, page: await page.text() }
  }
  return { submit, open: async () => (await shop.get(checkout)).text() }
}

const cityOf = (page: string) => /id="city"[^>]*? value="([^"]*)"/.exec(page)?.[1]
const stateOf = (page: string) => /<option selected>([^<]+)/.exec(page)?.[1]
const noteOf = async (page: string) =>
  /PIN code(.*?)City/.exec(await textOf(new Response(page)))?.[1]

describe('the PIN code', () => {
  it.each(['enter', 'update', 'fill'])(
    'fills city and state, and says so beside it: %s',
    async (intent) => {
      const { submit, open } = await openCheckout()
      expect(await noteOf(await open())).toContain('Fill in city and state')
      const { page, location } = await submit({ intent })
      expect(location).toMatch(/#city$/)
      expect([stateOf(page), cityOf(page)]).toEqual(['Karnataka', 'Bengaluru'])
      expect(await noteOf(page)).toContain(
        'Bengaluru, Karnataka filled from the PIN, can be changed',
      )
      for (const name of ['province', 'city'])
        expect(page).toMatch(new RegExp(`id="${name}"[^>]*aria-describedby="filled-note"`))
    },
  )

  it.each([
    ['999999', 'We don’t know this PIN code'],
    ['56', 'PIN code'],
    ['', 'Please enter your PIN code'],
  ])('gets an error beside its field when it cannot fill them in: "%s"', async (zip, problem) => {
    const { submit } = await openCheckout()
    const { page } = await submit({ intent: 'fill', zip, email: 'asha@example.in' })
    expect(/id="zip-error">.*?<\/span>([^<]+)/.exec(page)?.[1]).toContain(problem)
    expect(page).toContain('value="asha@example.in"')
  })

  it('fills the state alone where it does not tell the city', async () => {
    const { submit } = await openCheckout()
    const { page } = await submit({ zip: '403001' })
    expect([stateOf(page), cityOf(page)]).toEqual(['Goa', ''])
    expect(await noteOf(page)).toContain('Goa filled from the PIN, can be changed')
  })

  it('never overwrites what the shopper typed', async () => {
    const { submit } = await openCheckout()
    const { page } = await submit({ intent: 'update', province: 'Kerala', city: 'Indiranagar' })
    expect([stateOf(page), cityOf(page)]).toEqual(['Kerala', 'Indiranagar'])
    expect(page).not.toContain('filled from the PIN')
    const changed = await submit({
      intent: 'update',
      zip: '403001',
      filled: 'city',
      city: 'Panaji',
    })
    expect(cityOf(changed.page)).toBe('Panaji')
  })

  it('takes back what an earlier one filled', async () => {
    const { submit } = await openCheckout()
    const filled = { ...seen, province: 'Karnataka', city: 'Bengaluru' }
    const { page } = await submit({ ...filled, zip: '403001', intent: 'update' })
    expect([stateOf(page), cityOf(page)]).toEqual(['Goa', ''])
  })

  it('leaves Enter to pay once both are there', async () => {
    const { submit } = await openCheckout()
    const { location } = await submit({ province: 'Karnataka', city: 'Bengaluru' })
    expect(location).toContain('/orders/')
  })

  it('is not paid with before the shopper has seen what it filled in', async () => {
    const { submit } = await openCheckout()
    const { page } = await submit({ intent: 'pay' })
    expect(stateOf(page)).toBe('Karnataka')
    expect(page).toMatch(/<a href="#\w+">Filled from the PIN code: please check it/)
    const filled = { ...seen, province: 'Karnataka', city: 'Bengaluru' }
    expect((await submit({ ...filled, intent: 'pay' })).location).toContain('/orders/')
  })

  it('fills nothing in a store without places', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    expect(await textOf(await shop.get(checkout))).not.toContain('Fill in city and state')
  })
})
