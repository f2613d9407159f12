import { expect, type Page } from '@playwright/test'
import { describeExample, listTestedExamples } from './example-paths.ts'
import { findLostText } from './find-lost-text.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { showExample } from './show-example.ts'
import { test } from './test.ts'
import { watchMotion } from './watch-motion.ts'

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

async function expectNothingLost(page: Page, stage: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect.soft(overflow, `${stage}: overflow`).toBeLessThanOrEqual(0)
  // Relayout is slow on a busy machine.
  await expect.poll(() => findLostText(page), `${stage}: lost text`).toEqual([])
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const example of listTestedExamples()) {
  const name = describeExample(example)
  test(`${name} has 44 px targets, does not shift, and fits 320 px with wide text spacing`, async ({
    page,
  }) => {
    const motion = await watchMotion(page)
    await showExample(page, example)
    expect.soft(await findSmallTargets(page), 'small targets').toEqual([])

    // A window of 1280 px zoomed to 400% is 320 px wide (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingLost(page, 'at 320 px')
    await spaceOut(page)
    await expectNothingLost(page, 'spaced out')
    expect.soft(await motion.found(), 'motion').toEqual([])
  })
}
