import { type ReactNode, useId } from 'react'
import { RunningText } from './running-text.tsx'

export type TextTableProps = {
  caption?: string
  /** Empty for a table without column names. */
  head: readonly ReactNode[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[]
}

/** A table within a text. On phones each row becomes a card, so nothing scrolls sideways; on wide screens too many columns do. */
export function TextTable({ caption, head, rows }: TextTableProps) {
  const captionId = useId()
  return (
    <figure className="grid gap-2">
      {caption && (
        <figcaption id={captionId} className="text-sm text-muted">
          {caption}
        </figcaption>
      )}
      <div className="overflow-x-auto rounded-control border-2 border-line bg-surface">
        <table aria-labelledby={caption && captionId} className="w-full text-left max-sm:block">
          {head.length > 0 && (
            <thead className="bg-inset max-sm:sr-only">
              <tr>
                {head.map((name, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name; they never reorder
                  <th key={at} scope="col" className="px-4 py-3 text-sm font-bold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody className="max-sm:block">
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat; they never reorder
              <Row key={at} head={head} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** On phones, cells have their column's name before them, unless there is one beside the row's header only. */
function Row({ head, row }: { head: TextTableProps['head']; row: readonly ReactNode[] }) {
  const [name, ...cells] = row
  const [first, ...names] = head.length > 2 ? head : []
  return (
    <tr className="border-line border-t-2 align-top first:border-t-0 max-sm:block max-sm:px-4 max-sm:py-3">
      <th scope="row" className="px-4 py-3 font-bold max-sm:block max-sm:p-0">
        <Head name={first} />
        {name}
      </th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells may repeat; they never reorder
        <td key={at} className="px-4 py-3 max-sm:block max-sm:p-0">
          <Head name={names[at]} />
          {typeof cell === 'string' ? <RunningText text={cell} /> : cell}
        </td>
      ))}
    </tr>
  )
}

/** The cell's column name, before the cell on phones. */
function Head({ name }: { name: ReactNode }) {
  if (!name) return null
  return (
    <span aria-hidden="true" className="font-normal text-sm text-muted sm:hidden">
      {name}:{' '}
    </span>
  )
}
