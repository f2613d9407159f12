import { lineText, type RichBlock } from '#commerce/model/rich-text.ts'
import type { PolicyText } from '#commerce/model/shop-policy.ts'
import { readRichText } from './rich-text.ts'

/** Splits a policy's HTML into sections, one per heading of any level. */
export function readPolicyText(body: string): PolicyText {
  const intro: RichBlock[] = []
  const sections: { id: string; title: string; blocks: RichBlock[] }[] = []
  for (const block of readRichText(body)) {
    if (block.type === 'heading') {
      const title = lineText(block.line).replaceAll('\n', ' ')
      sections.push({ id: toAnchor(title, sections.length), title, blocks: [] })
    } else (sections.at(-1)?.blocks ?? intro).push(block)
  }
  return { intro, sections }
}

/** Numbered, because a merchant may repeat a heading or write it in a non-Latin script. */
function toAnchor(title: string, at: number): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['part']
  return `${words.join('-')}-${at + 1}`
}
