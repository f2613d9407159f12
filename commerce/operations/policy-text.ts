import { readDescription } from '#commerce/model/description-blocks.ts'
import type { PolicyText } from '#commerce/model/shop-policy.ts'
import { dropSilent, toPlainText } from './plain-text.ts'

const heading = /<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]\s*>/i

/** Splits a policy's HTML into sections, one per heading of any level. */
export function readPolicyText(body: string): PolicyText {
  const [before = '', ...rest] = dropSilent(body).split(heading)
  const sections = []
  for (let at = 0; at < rest.length; at += 2) {
    const title = toPlainText(rest[at] ?? '').replaceAll('\n', ' ')
    const blocks = readDescription(toPlainText(rest[at + 1] ?? ''))
    if (title !== '') sections.push({ title, blocks })
  }
  return { intro: readDescription(toPlainText(before)), sections }
}
