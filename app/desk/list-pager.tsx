import { deskFrame } from '#content/desk/frame.ts'

/** Ways to other pages of a list that is read from its newest. */
export function ListPager({
  newest,
  older,
}: {
  /** Null on the newest page. */
  readonly newest: string | null
  /** Null on the last. */
  readonly older: string | null
}) {
  if (newest === null && older === null) return null
  return (
    <nav aria-label={deskFrame.pages} className="pager">
      {newest !== null && <a href={newest}>{deskFrame.newest}</a>}
      {older !== null && (
        <a href={older} rel="next">
          {deskFrame.older}
        </a>
      )}
    </nav>
  )
}
