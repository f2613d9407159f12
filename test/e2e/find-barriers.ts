import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { waitForTransitions } from './wait-in-page.ts'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** axe's violations: each rule with the elements that break it. `colours` checks contrast alone. */
export async function findBarriers(
  page: Page,
  rules: 'all' | 'colours' = 'all',
): Promise<string[][]> {
  await waitForTransitions(page)
  // Compiling axe takes half as long as a run, so a page that already has it keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // Without passes and selectors: the result has the markup of the elements.
  const options: RunOptions = { resultTypes: ['violations'], selectors: false }
  if (rules === 'colours') options.runOnly = ['color-contrast']
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (wanted) => Reflect.get(window, 'axe').run(document, wanted),
    options,
  )
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
