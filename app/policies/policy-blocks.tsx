import { RichText } from '#app/shop/rich-text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { RunningText } from '#app/ui/running-text.tsx'
import { TextTable } from '#app/ui/text-table.tsx'
import type { WrittenBlock } from './to-policy-words.ts'

/** The paragraphs, lists, tables and pictures of a section. */
export function PolicyBlocks({ blocks }: { blocks: readonly WrittenBlock[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a merchant may repeat a text; the list never reorders
        <Block key={at} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: WrittenBlock }) {
  if (typeof block === 'string')
    return (
      <p className="max-w-prose whitespace-pre-line">
        <RunningText text={block} />
      </p>
    )
  if ('type' in block) return <RichText blocks={[block]} />
  if ('list' in block) return <BlockList items={block.list} />
  if ('picture' in block) {
    const { picture, ...rest } = block
    return (
      <Picture
        src={picture}
        {...rest}
        className="h-auto w-full rounded-card border-2 border-label-night"
      />
    )
  }
  return <TextTable {...block} />
}

function BlockList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-2 pl-6 marker:text-coral-text">
      {items.map((item) => (
        <li key={item}>
          <RunningText text={item} />
        </li>
      ))}
    </ul>
  )
}
