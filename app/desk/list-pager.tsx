import { deskFrame } from '#content/desk/frame.ts'
import { type ListQuestion, listAddress } from './list-address.ts'

type Place = string | number | null

type ListPagerProps = {
  /** Of the list. */
  readonly path: string
  /** What is asked of it besides. */
  readonly question?: ListQuestion
  /** What says in the address where a page begins: `before` goes back in time. */
  readonly by?: 'before' | 'after' | 'from'
  /** Where this page begins; null for the first. */
  readonly at: Place
  /** Where the next does; null for the last. */
  readonly next: Place
}

/** Ways to other pages of a list. */
export function ListPager({ path, question = {}, by = 'before', at, next }: ListPagerProps) {
  if (at === null && next === null) return null
  const [first, further] =
    by === 'before' ? [deskFrame.newest, deskFrame.older] : [deskFrame.first, deskFrame.next]
  return (
    <nav aria-label={deskFrame.pages} className="pager">
      {at !== null && <a href={listAddress(path, question)}>{first}</a>}
      {next !== null && (
        <a href={listAddress(path, { ...question, [by]: next })} rel="next">
          {further}
        </a>
      )}
    </nav>
  )
}
