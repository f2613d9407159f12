import type { DescriptionBlock } from '#commerce/model/description-blocks.ts'
import type { PolicyText } from '#commerce/model/shop-policy.ts'
import type { Policy, PolicyBlock, PolicySection } from '#merchant/policies/policy.ts'

/** A text page; the store's policies have no summary and no date of the last change. */
export type PolicyWords = Pick<Policy, 'title' | 'eyebrow' | 'sections'> & {
  readonly summary?: string
  readonly updated?: string
  /** Between the summary and the first section. */
  readonly intro?: readonly PolicyBlock[]
}

/** A policy page with the store's text, or the shop's if the store has none. */
export function toPolicyWords(policy: Policy, stored: PolicyText | null): PolicyWords {
  if (!stored) return policy
  const { title, eyebrow } = policy
  return { title, eyebrow, ...toPolicySections(stored) }
}

/** The store's text as the blocks of a text page. */
export function toPolicySections(
  stored: PolicyText,
): Required<Pick<PolicyWords, 'intro' | 'sections'>> {
  const sections = stored.sections.map(
    (section, at): PolicySection => ({
      id: toAnchor(section.title, at),
      title: section.title,
      blocks: section.blocks.map(toPolicyBlock),
    }),
  )
  return { intro: stored.intro.map(toPolicyBlock), sections }
}

function toPolicyBlock(block: DescriptionBlock): PolicyBlock {
  return block.type === 'list' ? { list: block.items } : block.text
}

/** Numbered, because a merchant may repeat a heading or use a script that an anchor cannot contain. */
function toAnchor(title: string, at: number): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['part']
  return `${words.join('-')}-${at + 1}`
}
