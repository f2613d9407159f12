import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { type HistoryEntry, HistoryList } from '#app/desk/history/action-list.tsx'
import { ListPager } from '#app/desk/lists/list-pager.tsx'
import { deskFrame } from '#content/desk/frame.ts'
import { deskStock as words } from '#content/desk/stock.ts'
import { deskPaths } from '#desk/desk-paths.ts'

type StockHistoryPageProps = {
  readonly viewer: DeskViewer
  readonly variantId: number
  /** Name of the game. */
  readonly title: string
  /** Newest first. */
  readonly changes: readonly HistoryEntry[]
  /** Start of this page; null for the newest. */
  readonly at: string | null
  readonly next: string | null
}

/** Who changed stock and prices of a variant, when, and from what to what. */
export function StockHistoryPage(props: StockHistoryPageProps) {
  const { viewer, variantId, title, changes, at, next } = props
  return (
    <DeskDocument title={words.historyOf(title)} viewer={viewer} current="stock">
      <p className="lead">{changes.length === 0 ? words.noHistory : words.historyLead}</p>
      <HistoryList entries={changes} />
      <ListPager path={deskPaths.variant(variantId)} at={at} next={next} />
      <p className="links">
        <a href={deskPaths.stock}>{deskFrame.back}</a>
      </p>
    </DeskDocument>
  )
}
