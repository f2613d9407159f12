import type { RichBlock } from '#commerce/model/rich-text.ts'
import type { PolicyText } from '#commerce/model/shop-policy.ts'
import type { Policy, PolicyBlock, PolicySection } from '#merchant/policies/policy.ts'

/** A block of the shop's files or of the store. */
export type WrittenBlock = PolicyBlock | RichBlock

export type WrittenSection = Omit<PolicySection, 'blocks'> & {
  readonly blocks: readonly WrittenBlock[]
}

/** A text page; the store's policies have no summary and no date of the last change. */
export type PolicyWords = Pick<Policy, 'title' | 'eyebrow' | 'seo'> & {
  readonly sections: readonly WrittenSection[]
  readonly summary?: string
  readonly updated?: string
  /** Blocks between the summary and the first section. */
  readonly intro?: readonly WrittenBlock[]
}

/** A policy page with the store's text, or the shop's if the store has none. */
export function toPolicyWords(policy: Policy, stored: PolicyText | null): PolicyWords {
  if (!stored) return policy
  const { title, eyebrow, seo } = policy
  return { title, eyebrow, seo, ...stored }
}
