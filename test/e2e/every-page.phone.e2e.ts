import { expect, type Page } from '@playwright/test'
import { describeExample, type Example, listDesigns } from './example-paths.ts'
import { findBarriers } from './find-barriers.ts'
import { findBrokenWords } from './find-broken-words.ts'
import { findLostText } from './find-lost-text.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { changeTheme } from './show-example.ts'
import { test } from './test.ts'
import { getOverflow, visitExample } from './visit-example.ts'
import { watchMotion } from './watch-motion.ts'
import { watchPage } from './watch-page.ts'

/** The text spacing of WCAG 1.4.12, as a user style sheet. */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

async function expectToFit(page: Page, stage: string): Promise<void> {
  expect.soft(await getOverflow(page), `${stage}: overflow`).toBeLessThanOrEqual(0)
}

async function expectNothingLost(page: Page, stage: string): Promise<void> {
  await expectToFit(page, stage)
  // Relayout is slow on a busy machine.
  await expect.poll(() => findLostText(page), `${stage}: lost text`).toEqual([])
}

/** By path, the part whose links stand beside each other; it cuts off what is too wide, so the page fits. */
const heads: Readonly<Record<string, string>> = { '/': '.hero-words', '/password': '.order-label' }

/** The links of a page's head end inside the screen. */
async function expectLinksInside(page: Page, head: string): Promise<void> {
  const links = page.locator(head).getByRole('link')
  const ends = () =>
    links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right))
  expect((await ends()).length).toBeGreaterThan(1)
  await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(360)
}

// Motion is tested on the desktop; here nothing may move.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Looks at an open page in the other theme, narrow, spaced out, and with large letters. */
async function expectToAdapt(page: Page, example: Example): Promise<void> {
  if (!example.sameDesignAs) {
    await changeTheme(page, 'light')
    expect.soft(await findBarriers(page, 'colours'), 'barriers in light').toEqual([])
  }
  expect.soft(await findSmallTargets(page), 'small targets').toEqual([])

  // A window of 1280 px zoomed to 400% is 320 px wide (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingLost(page, 'at 320 px')
  await spaceOut(page)
  await expectNothingLost(page, 'spaced out')
  // Text of twice its size (WCAG 1.4.4).
  await page.setViewportSize({ width: 360, height: 640 })
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
    document.documentElement.style.fontSize = '200%'
  })
  await expectToFit(page, 'with text twice as large')
  expect.soft(await findBrokenWords(page), 'broken words').toEqual([])
  const head = heads[example.path]
  if (head) await expectLinksInside(page, head)
}

for (const design of listDesigns()) {
  const names = design.map(describeExample).join(', ')
  test(`${names}: accessible, 44 px targets, fits 320 px with wide text spacing and 360 px with text twice as large, does not shift and logs nothing`, async ({
    page,
  }) => {
    const motion = await watchMotion(page)
    const watch = await watchPage(page, design[0]?.missing ? /404/ : null)
    for (const example of design)
      await test.step(describeExample(example), async () => {
        await page.setViewportSize({ width: 360, height: 800 })
        await visitExample(page, example, watch)
        await expectToAdapt(page, example)
        expect.soft(await motion.found(), 'motion').toEqual([])
        expect(watch.problems).toEqual([])
      })
  })
}
