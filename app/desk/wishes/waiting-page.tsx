import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { ListPager } from '#app/desk/lists/list-pager.tsx'
import { deskFrame } from '#content/desk/frame.ts'
import { deskWishes as words } from '#content/desk/wishes.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { WaitingPage as Waiting } from '#desk/wishes/list-wishes.ts'

type WaitingPageProps = {
  readonly viewer: DeskViewer
  readonly variantId: string
  readonly page: Waiting
  /** Start of this page; null for the newest. */
  readonly at: number | null
}

/** The people who wait for one game, each with a link to all data kept of them. */
export function WaitingPage({ viewer, variantId, page: { wishes, next }, at }: WaitingPageProps) {
  const [newest] = wishes
  const title = words.waitingTitle(newest?.title || words.unnamed)
  return (
    <DeskDocument title={newest ? title : words.title} viewer={viewer} current="wishes">
      <p className="lead">{newest ? words.waitingLead : words.nobody}</p>
      <ul className="rows">
        {wishes.map(({ id, email, consentedAt }) => (
          <li key={id} className="row">
            <p className="row-head">
              <a href={deskPaths.wisher(id)} className="row-link">
                {email}
              </a>
            </p>
            <p className="row-foot">
              <span>
                {words.asked} <DeskTime at={consentedAt} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <ListPager path={deskPaths.waiting} params={{ variant: variantId }} at={at} next={next} />
      <p className="links">
        <a href={deskPaths.wishes}>{deskFrame.back}</a>
        {newest && <a href={newest.consentPage}>{words.shopPage}</a>}
      </p>
    </DeskDocument>
  )
}
