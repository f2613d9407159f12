import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { ListForm } from '#app/desk/lists/list-form.tsx'
import { ListPager } from '#app/desk/lists/list-pager.tsx'
import { deskSubscribers as words } from '#content/desk/subscribers.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { SubscriberPage as Subscribers } from '#desk/subscribers/list-subscribers.ts'
import type { SubscriberState } from '#desk/subscribers/subscriber-table.ts'

export type SubscriberListParams = {
  /** Null for all. */
  readonly state: SubscriberState | null
  readonly search: string
  readonly before: number | null
}

type SubscribersPageProps = {
  readonly viewer: DeskViewer
  readonly params: SubscriberListParams
  readonly page: Subscribers
}

/** Subscribers of the newsletter, present and past. */
export function SubscribersPage({ viewer, params, page }: SubscribersPageProps) {
  const { subscribers, next } = page
  const { search, before } = params
  const state = params.state ?? 'all'
  return (
    <DeskDocument title={words.title} viewer={viewer} current="subscribers">
      <p className="lead">{words.lead}</p>
      <ListForm
        path={deskPaths.subscribers}
        choices={{ name: 'state', legend: words.state, labels: words.choices, chosen: state }}
        search={{ value: search, hint: words.searchHint }}
      />
      {subscribers.length === 0 && (
        <p className="lead">{search === '' ? words.none : words.found}</p>
      )}
      <ul className="rows">
        {subscribers.map(({ id, email, state, consentedAt }) => (
          <li key={id} className="row">
            <p className="row-head">
              <a href={deskPaths.subscriber(id)} className="row-link">
                {email}
              </a>
              <span className="badge">{words.states[state]}</span>
            </p>
            <p className="row-foot">
              <span>
                {words.agreed} <DeskTime at={consentedAt} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <ListPager path={deskPaths.subscribers} params={{ state, search }} at={before} next={next} />
      <p>
        <a href={deskPaths.exportSubscribers}>{words.export}</a>
      </p>
    </DeskDocument>
  )
}
