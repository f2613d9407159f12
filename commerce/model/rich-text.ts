/** Words of a line: plain, strong, or a link whose URL is safe to follow. */
export type RichSpan =
  | string
  | { readonly text: string; readonly isStrong?: true; readonly href?: string }

/** Line breaks within it are `\n`. */
export type RichLine = readonly RichSpan[]

/** A part of a text that the merchant wrote in the store, without its markup. */
export type RichBlock =
  | { readonly type: 'paragraph' | 'heading'; readonly line: RichLine }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly RichLine[] }
  | {
      readonly type: 'table'
      /** Empty when the table has no header row. */
      readonly head: readonly RichLine[]
      readonly rows: readonly (readonly RichLine[])[]
    }

export function lineText(line: RichLine): string {
  return line.map((span) => (typeof span === 'string' ? span : span.text)).join('')
}

/** The plain text: an empty line between blocks, `• ` before the items of a list, a line for each row. */
export function richText(blocks: readonly RichBlock[]): string {
  return blocks.map(blockText).join('\n\n')
}

function blockText(block: RichBlock): string {
  if (block.type === 'list') return block.items.map((item) => `• ${lineText(item)}`).join('\n')
  if (block.type !== 'table') return lineText(block.line)
  const rows = block.head.length > 0 ? [block.head, ...block.rows] : block.rows
  return rows.map((cells) => cells.map(lineText).join(' ')).join('\n')
}
