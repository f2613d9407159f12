import { expect, it } from 'vitest'
import { openDeskSite } from '#test/desk/open-desk-site.ts'
import { testNow } from '#test/local-store/open-test-store.ts'

const DAY_MS = 24 * 60 * 60_000

/** The figures page, some days after the one order was placed. */
async function openFigures(days: number): Promise<string> {
  const { setUp, get, clock } = await openDeskSite()
  clock.pass(testNow.getTime() + days * DAY_MS - clock.now().getTime())
  return get(await setUp(), '/desk/figures')
}

const figure = (title: string, now: string, before: string) =>
  `<h2>${title}</h2><p class="figure-now">${now}</p><p class="hint">30 days before: ${before}</p>`

it('orders and revenue of 30 days are charted without script or inline style', async () => {
  const page = await openFigures(0)
  expect(page.match(/<rect /g)).toHaveLength(150)
  expect(page).toContain(figure('Orders', '1', '0'))
  expect(page).toContain('aria-label="Orders each day. Most: 1 on 15 Apr.')
  expect(page).toContain('<tr><th scope="row">15 Apr</th><td>1</td><td>₹')
  expect(page).not.toMatch(/ style=|<script/)
})

it('the previous 30 days are shown for comparison', async () => {
  const page = await openFigures(30)
  expect(page).toContain(figure('Orders', '0', '1'))
  expect(page).toContain('<h2>Average order</h2><p class="figure-now">–</p>')
})

it('visits, conversion and empty searches are those that the shop counted', async () => {
  const { setUp, get, clock, desk } = await openDeskSite()
  clock.pass(testNow.getTime() - clock.now().getTime())
  const day = '2026-04-15'
  await desk.dailyCounts.add([
    { day, kind: 'page', name: 'visit', count: 40 },
    { day: '2026-04-14', kind: 'page', name: 'product', count: 7 },
    { day: '2026-03-01', kind: 'page', name: 'product', count: 3 },
    { day, kind: 'empty-search', name: 'chess <board>', count: 2 },
  ])
  const page = await get(await setUp(), '/desk/figures')
  expect(page).toContain(figure('Visits', '40', '0'))
  expect(page).toContain(figure('Conversion', '2.5%', '–'))
  expect(page).toContain('<th scope="row">Products</th><td>7</td><td>3</td>')
  expect(page).toContain('<th scope="row">chess &lt;board&gt;</th><td>2</td><td>0</td>')
})
