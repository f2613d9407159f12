import { expect, type Page } from '@playwright/test'
import { findBarriers } from './find-barriers.ts'
import { findLostText } from './find-lost-text.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { fillDelivery, openHosted } from './hosted-checkout.ts'
import { makeOlder } from './local-database.ts'
import { test } from './test.ts'

async function payWithoutAnAddress(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /^(?:Pay|Place order)/ }).click()
  await expect(page.getByText(/fields need your attention/)).toBeVisible()
}

/** The first field has the focus, and its error is on the screen. */
async function expectFirstError(page: Page): Promise<void> {
  const first = page.getByLabel('PIN code')
  await expect(first).toBeFocused()
  for (const part of [first, page.locator('#zip-error')])
    await expect(part).toBeInViewport({ ratio: 1 })
}

/** The folded summary shows the whole box that is bought, and its name. */
async function expectBox(page: Page): Promise<void> {
  const row = page.locator('summary', { hasText: 'Order summary' })
  await expect(row).toContainText('Couple Taboo')
  const ratioOf = (box: Element) => {
    if (!(box instanceof HTMLImageElement)) throw new Error('no picture')
    return [box.naturalWidth / box.naturalHeight, box.clientWidth / box.clientHeight]
  }
  const picture = row.locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  for (const ratio of await picture.evaluate(ratioOf)) expect(ratio).toBeCloseTo(4 / 5, 1)
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64)
}

test('the checkout has 44 px targets and shows the box that is bought, and Back and Reload after two incomplete forms what was filled in', async ({
  page,
}) => {
  await page.goto('/product/couple-taboo')
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL(/\/checkouts\//)
  await expectBox(page)
  await payWithoutAnAddress(page, 'asha@')
  await expectFirstError(page)
  expect(await findBarriers(page)).toEqual([])
  expect(await findSmallTargets(page)).toEqual([])
  // In the rows of the shop's own page.
  const [city, state] = await Promise.all(
    ['#city', '#province'].map((id) => page.locator(id).boundingBox()),
  )
  expect(city?.y).toBe(state?.y)
  await expect(page.getByLabel('Email')).toHaveValue('asha@')
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.pressSequentially('9')
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await expect(phone).toBeFocused()
  await expect(page.getByRole('heading', { name: '7 fields need your attention' })).toBeVisible()
  // On a phone held sideways, too.
  await page.setViewportSize({ width: 640, height: 360 })
  await payWithoutAnAddress(page, 'asha@example.com')
  await expectFirstError(page)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com')
})

test('what was typed is still there after Reload and Back, but no card data, and a later visit has what the store knows', async ({
  page,
}) => {
  await openHosted(page, ['couple-taboo'])
  const checkout = page.url()
  await fillDelivery(page, 'typed@example.com')
  // The store knows what was typed up to the PIN code.
  await expect(page.locator('.pay-total')).not.toHaveAttribute('aria-busy')
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  const address = page.getByLabel('Address', { exact: true })
  await address.fill('15 Lavelle Road')
  const expectTyped = async () => {
    await expect(address).toHaveValue('15 Lavelle Road')
    await expect(page.getByLabel('State')).toHaveValue('Karnataka')
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
    await expect(page.getByLabel('Card number')).toHaveValue('')
  }
  await page.reload()
  await expectTyped()
  await page.goto('/about')
  await page.goBack()
  await expectTyped()
  await page.goto('/about')
  await page.goto(checkout)
  await expect(address).toHaveValue('14 Lavelle Road')
})

test('Back after two wrong contacts on the page of an order shows that page, which is accessible and has 44 px targets', async ({
  page,
}) => {
  await openHosted(page, ['couple-taboo'], 'cod')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/thank-you/)
  const { searchParams } = new URL(page.url())
  const number = searchParams.get('order') ?? ''
  makeOlder(number, 25)
  await page.goto(searchParams.get('order_status_url') ?? '')
  const contact = page.getByLabel('Email address or phone number')
  for (const wrong of ['somebody@example.com', '90000 00000']) {
    await contact.fill(wrong)
    await page.getByRole('button', { name: 'Show name and address' }).click()
    await expect(page.getByRole('alert')).toContainText('does not match')
    await expect(contact).toHaveValue('')
  }
  expect(page.url()).not.toMatch(/somebody|90000/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await contact.fill('asha@example.com')
  await page.getByRole('button', { name: 'Show name and address' }).click()
  await expect(page.getByText('14 Lavelle Road')).toBeVisible()
  await page.reload()
  await expect(page.getByText('14 Lavelle Road')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  expect(await findSmallTargets(page)).toEqual([])
})

test('a long name, address or city widens neither the checkout, also with text twice as large, nor the page of its order', async ({
  page,
}) => {
  const expectNoWider = async (text: string) => {
    await expect(page.getByText(text).first()).toBeVisible()
    const tooWide = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(tooWide)).toBe(0)
  }
  // The total above the pay button is hidden there, but for screen readers.
  const listLost = async () =>
    (await findLostText(page)).filter((text) => !text.includes('Nothing is charged now'))
  const address1 = 'Flat12/ParadiseApartments,OppositeCityHospital,NearMetroStation'
  await openHosted(page, ['couple-taboo'], 'cod', {
    ...{ address1, firstName: 'Venkatanarasimharajuvaripetaa' },
    city: 'Greater Noida West Gautam Buddha Nagar District',
  })
  await expectNoWider(address1)
  // Text of twice its size (WCAG 1.4.4).
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoWider(address1)
  expect(await listLost(), 'lost while folded').toEqual([])
  for (const text of ['Order summary', /Deliver to/, /Cash on Delivery/])
    await page.locator('summary', { hasText: text }).click()
  await expectNoWider('Google Pay')
  expect(await listLost(), 'lost while unfolded').toEqual([])
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/thank-you/)
  await page.goto(new URL(page.url()).searchParams.get('order_status_url') ?? '')
  await expectNoWider(address1)
})
