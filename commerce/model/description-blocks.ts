/** One paragraph, or the items of one list. */
export type DescriptionBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }

const ITEM = '• '

/** Splits a product's description (`Product.description`) into paragraphs and lists. */
export function readDescription(description: string): DescriptionBlock[] {
  return description.split(/\n{2,}/).flatMap((block): DescriptionBlock[] => {
    const lines = block.split('\n').filter((line) => line.trim() !== '')
    if (lines.length === 0) return []
    if (lines.every((line) => line.startsWith(ITEM))) {
      return [{ type: 'list', items: lines.map((line) => line.slice(ITEM.length)) }]
    }
    return [{ type: 'paragraph', text: lines.join('\n') }]
  })
}
