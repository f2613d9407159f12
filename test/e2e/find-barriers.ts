import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** axe's violations: each rule with the elements that break it. `colours` looks at contrast alone. */
export async function findBarriers(
  page: Page,
  rules: 'all' | 'colours' = 'all',
): Promise<string[][]> {
  // Three times as fast: no second page, which only frames of other origins need, and no report of passes.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules === 'all' ? axe : axe.withRules('color-contrast')).analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
