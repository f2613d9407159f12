import { findBoxMark, splitCount } from '#content/box-marks.ts'
import { BoxMark } from './box-mark.tsx'

const papers = ['rays-marigold', 'rays-teal', 'rays-pink', 'rays-coral'] as const
const turns = ['-rotate-3', 'rotate-2'] as const

/** The contents of the box on a tray: each item with its drawing and count. */
export function BoxContents({ items }: { items: readonly string[] }) {
  return (
    <ul className="night wrap-anywhere grid gap-x-6 gap-y-4 rounded-card border-2 border-line bg-label-night p-6 text-ink -outline-offset-8 [outline:2px_solid_var(--marigold)] @md:grid-cols-2">
      {items.map((item, at) => {
        const [count, rest] = splitCount(item)
        const span = at === items.length - 1 && at % 2 === 0 ? 'col-span-full' : ''
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a merchant may repeat a text; the list never reorders
          <li key={at} className={`flex flex-wrap items-center gap-4 leading-snug ${span}`}>
            <span
              className={`rays ${papers[at % papers.length]} ${turns[at % turns.length]} shrink-0 rounded-chip border-2 border-label-cream`}
            >
              <BoxMark name={findBoxMark(item)} />
            </span>
            <span className="min-w-24 flex-1">
              {count && (
                <b className="font-display text-2xl leading-none text-marigold">{count} </b>
              )}
              {rest}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
