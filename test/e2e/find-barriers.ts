import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** axe's violations: each rule with the elements that break it. `colours` looks at contrast alone. */
export async function findBarriers(
  page: Page,
  rules: 'all' | 'colours' = 'all',
): Promise<string[][]> {
  // Three times as fast: no second page for the report, and no report of what is fine. (Our pages have no frames of other origins, which the second page is for.)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules === 'all' ? axe : axe.withRules('color-contrast')).analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
