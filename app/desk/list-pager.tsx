import { deskFrame } from '#content/desk/frame.ts'

/** Ways to other pages of a list that is read from its newest. */
export function ListPager({
  newest,
  older,
  labels = 'time',
}: {
  /** Null on the newest page. */
  readonly newest: string | null
  /** Null on the last. */
  readonly older: string | null
  /** What the list is in order of. */
  readonly labels?: 'time' | 'list'
}) {
  if (newest === null && older === null) return null
  return (
    <nav aria-label={deskFrame.pages} className="pager">
      {newest !== null && (
        <a href={newest}>{labels === 'time' ? deskFrame.newest : deskFrame.first}</a>
      )}
      {older !== null && (
        <a href={older} rel="next">
          {labels === 'time' ? deskFrame.older : deskFrame.next}
        </a>
      )}
    </nav>
  )
}
