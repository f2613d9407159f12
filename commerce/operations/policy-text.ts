import { lineText, type RichBlock } from '#commerce/model/rich-text.ts'
import type { PolicyText } from '#commerce/model/shop-policy.ts'
import { readRichText } from './rich-text.ts'

/** Splits a policy's HTML into sections, one per heading of any level. */
export function readPolicyText(body: string): PolicyText {
  const intro: RichBlock[] = []
  const sections: { title: string; blocks: RichBlock[] }[] = []
  for (const block of readRichText(body)) {
    if (block.type === 'heading')
      sections.push({ title: lineText(block.line).replaceAll('\n', ' '), blocks: [] })
    else (sections.at(-1)?.blocks ?? intro).push(block)
  }
  return { intro, sections }
}
