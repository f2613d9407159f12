import { useId } from 'react'
import type { PolicyBlock, PolicyTable } from '#merchant/policies/policy.ts'

/** The paragraphs, lists and tables of a section. */
export function PolicyBlocks({ blocks }: { blocks: readonly PolicyBlock[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a merchant may repeat a text; the list never reorders
        <Block key={at} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === 'string') return <p className="whitespace-pre-line text-pretty">{block}</p>
  if ('list' in block) return <BlockList items={block.list} />
  return <BlockTable table={block} />
}

function BlockList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-6 marker:text-coral-text">
      {items.map((item) => (
        <li key={item} className="text-pretty">
          {item}
        </li>
      ))}
    </ul>
  )
}

/** On phones each row becomes a card, so nothing scrolls sideways. */
function BlockTable({ table: { caption, head, rows } }: { table: PolicyTable }) {
  const captionId = useId()
  return (
    <figure className="grid gap-2">
      <figcaption id={captionId} className="text-sm text-muted">
        {caption}
      </figcaption>
      <div className="overflow-hidden rounded-control border-2 border-line bg-surface">
        <table aria-labelledby={captionId} className="w-full text-left max-sm:block">
          <thead className="bg-inset max-sm:sr-only">
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="px-4 py-3 text-sm font-bold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map((row) => (
              <BlockRow key={row[0]} head={head} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function BlockRow({ head, row }: { head: readonly string[]; row: readonly string[] }) {
  const [name, ...cells] = row
  return (
    <tr className="border-line border-t-2 align-top first:border-t-0 max-sm:block max-sm:px-4 max-sm:py-3">
      <th scope="row" className="px-4 py-3 font-bold max-sm:block max-sm:p-0">
        {name}
      </th>
      {cells.map((cell, position) => (
        <td key={head[position + 1]} className="px-4 py-3 max-sm:block max-sm:p-0">
          <span aria-hidden="true" className="text-sm text-muted sm:hidden">
            {head[position + 1]}:{' '}
          </span>
          {cell}
        </td>
      ))}
    </tr>
  )
}
