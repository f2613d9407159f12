import { deskFrame } from '#content/desk/frame.ts'
import { deskSubscribers as words } from '#content/desk/subscribers.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { SubscriberPage as Subscribers } from '#desk/subscribers/list-subscribers.ts'
import { type SubscriberState, subscriberStates } from '#desk/subscribers/subscriber-table.ts'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { DeskField } from './desk-field.tsx'
import { DeskTime } from './desk-time.tsx'
import { ListPager } from './list-pager.tsx'

export type SubscribersQuestion = {
  /** Null for all. */
  readonly state: SubscriberState | null
  readonly search: string
  readonly before: number | null
}

type SubscribersPageProps = {
  readonly viewer: DeskViewer
  readonly question: SubscribersQuestion
  readonly page: Subscribers
}

/** Who wants the newsletter, and who did. */
export function SubscribersPage({ viewer, question, page }: SubscribersPageProps) {
  const { subscribers, next } = page
  return (
    <DeskDocument title={words.title} viewer={viewer} current="subscribers">
      <p className="lead">{words.lead}</p>
      <SearchForm question={question} />
      {subscribers.length === 0 && (
        <p className="lead">{question.search === '' ? words.none : words.found}</p>
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
      <ListPager
        newest={question.before === null ? null : toAddress({ ...question, before: null })}
        older={next === null ? null : toAddress({ ...question, before: next })}
      />
      <p>
        <a href={deskPaths.exportSubscribers}>{words.export}</a>
      </p>
    </DeskDocument>
  )
}

function toAddress({ state, search, before }: SubscribersQuestion): string {
  const values = new URLSearchParams({ state: state ?? 'all' })
  if (search !== '') values.set('search', search)
  if (before !== null) values.set('before', String(before))
  return `${deskPaths.subscribers}?${values}`
}

function SearchForm({ question: { state, search } }: Pick<SubscribersPageProps, 'question'>) {
  return (
    <form action={deskPaths.subscribers} className="search">
      <fieldset className="choices">
        <legend>{words.state}</legend>
        {[null, ...subscriberStates].map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="state"
              value={choice ?? 'all'}
              defaultChecked={choice === state}
            />
            <span>{choice === null ? words.all : words.states[choice]}</span>
          </label>
        ))}
      </fieldset>
      <DeskField
        label={deskFrame.search}
        hint={words.searchHint}
        name="search"
        type="search"
        defaultValue={search}
        maxLength={200}
      />
      <button type="submit">{deskFrame.show}</button>
    </form>
  )
}
