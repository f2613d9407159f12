import type { ReactNode } from 'react'
import { TextTable } from '#app/ui/text-table.tsx'
import type { RichBlock, RichLine, RichSpan } from '#commerce/model/rich-text.ts'

/** Text that the merchant wrote in the store. Its headings are one level below the page's heading above it. */
export function RichText({ blocks }: { blocks: readonly RichBlock[] }) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a merchant may repeat a text; the list never reorders
    <Block key={at} block={block} />
  ))
}

function Block({ block }: { block: RichBlock }) {
  switch (block.type) {
    case 'heading':
      return <h3 className="max-w-prose pt-2 text-lg">{toWords(block.line)}</h3>
    case 'paragraph':
      return <p className="max-w-prose whitespace-pre-line">{toWords(block.line)}</p>
    case 'table':
      return <TextTable head={block.head.map(toWords)} rows={block.rows.map(toCells)} />
    case 'list':
      return <List isOrdered={block.isOrdered} items={block.items} />
  }
}

function List({ isOrdered, items }: { isOrdered: boolean; items: readonly RichLine[] }) {
  const Element = isOrdered ? 'ol' : 'ul'
  return (
    <Element
      className={`wrap-anywhere grid max-w-prose gap-1 pl-5 marker:text-marigold ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a merchant may repeat a text; the list never reorders
        <li key={at} className="whitespace-pre-line">
          {toWords(item)}
        </li>
      ))}
    </Element>
  )
}

const toCells = (row: readonly RichLine[]) => row.map(toWords)

function toWords(line: RichLine): ReactNode {
  return line.map((span, at) =>
    typeof span === 'string' ? (
      span
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat; they never reorder
      <Marked key={at} {...span} />
    ),
  )
}

function Marked({ text, isStrong, href }: Exclude<RichSpan, string>) {
  const words = isStrong ? <strong>{text}</strong> : text
  if (href === undefined) return words
  return (
    <a href={href} className="link wrap-anywhere" rel="noreferrer">
      {words}
    </a>
  )
}
