import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import type { MailMode } from '#app/desk/frame/mail-mode.ts'
import { ListForm } from '#app/desk/lists/list-form.tsx'
import { ListPager } from '#app/desk/lists/list-pager.tsx'
import { listUrl } from '#app/desk/lists/list-url.ts'
import { deskWishes as words } from '#content/desk/wishes.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { WantedPage } from '#desk/wishes/list-wishes.ts'

export type WishListParams = {
  readonly search: string
  /** Start of this page; null for the first. */
  readonly from: number | null
}

type WishesPageProps = {
  readonly viewer: DeskViewer
  readonly params: WishListParams
  readonly page: WantedPage
  readonly mail: MailMode
}

/** Sold-out games with shoppers who wait for them, most wanted first. */
export function WishesPage({ viewer, params, page, mail }: WishesPageProps) {
  const { wanted, next } = page
  const { search, from } = params
  const none = search === '' ? words.none : words.found
  return (
    <DeskDocument title={words.title} viewer={viewer} current="wishes">
      <DeskNotice tone="bad" text={mail === 'kept' ? words.unkept : null} />
      <p className="lead">{mail === 'none' ? words.demonstration : words.lead}</p>
      <ListForm path={deskPaths.wishes} search={{ value: search, hint: words.searchHint }} />
      {wanted.length === 0 && <p className="lead">{none}</p>}
      <ul className="rows">
        {wanted.map(({ variantId, title, count }) => (
          <li key={variantId} className="row">
            <p className="row-head">
              <a href={listUrl(deskPaths.waiting, { variant: variantId })} className="row-link">
                {title || words.unnamed}
              </a>
              <span className="badge">{words.waiting(count)}</span>
            </p>
          </li>
        ))}
      </ul>
      <ListPager path={deskPaths.wishes} params={{ search }} by="from" at={from} next={next} />
    </DeskDocument>
  )
}
