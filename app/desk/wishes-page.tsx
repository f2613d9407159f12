import { deskWishes as words } from '#content/desk/wishes.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { WantedPage } from '#desk/wishes/list-wishes.ts'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { DeskNotice } from './desk-notice.tsx'
import { ListPager } from './list-pager.tsx'

type WishesPageProps = {
  readonly viewer: DeskViewer
  readonly page: WantedPage
  /** Where the page begins; null for the first. */
  readonly from: number | null
  readonly isSent: boolean
}

/** What is wanted and sold out, most wanted first. */
export function WishesPage({ viewer, page, from, isSent }: WishesPageProps) {
  const { wanted, next } = page
  return (
    <DeskDocument title={words.title} viewer={viewer} current="wishes">
      <DeskNotice tone="bad" text={isSent ? null : words.unkept} />
      <p className="lead">{wanted.length === 0 ? words.none : words.lead}</p>
      {wanted.length > 0 && (
        <ul className="card sums">
          {wanted.map(({ variantId, title, page: path, count }) => (
            <li key={variantId}>
              <a href={path}>{title || words.unnamed}</a> <b>{words.waiting(count)}</b>
            </li>
          ))}
        </ul>
      )}
      <ListPager path={deskPaths.wishes} by="from" at={from} next={next} />
    </DeskDocument>
  )
}
