import { deskFrame } from '#content/desk/frame.ts'
import { type ListParams, listUrl } from './list-url.ts'

type Cursor = string | number | null

type ListPagerProps = {
  readonly path: string
  /** The list's other query parameters. */
  readonly params?: ListParams
  /** The query parameter for the start of a page; with `before`, pages go back in time. */
  readonly by?: 'before' | 'after' | 'from'
  /** Start of this page; null for the first. */
  readonly at: Cursor
  /** Start of the next page; null on the last. */
  readonly next: Cursor
}

/** Links to the first and the next page of a list. */
export function ListPager({ path, params = {}, by = 'before', at, next }: ListPagerProps) {
  if (at === null && next === null) return null
  const [first, further] =
    by === 'before' ? [deskFrame.newest, deskFrame.older] : [deskFrame.first, deskFrame.next]
  return (
    <nav aria-label={deskFrame.pages} className="pager">
      {at !== null && <a href={listUrl(path, params)}>{first}</a>}
      {next !== null && (
        <a href={listUrl(path, { ...params, [by]: next })} rel="next">
          {further}
        </a>
      )}
    </nav>
  )
}
