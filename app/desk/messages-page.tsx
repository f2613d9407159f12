import { deskFrame } from '#content/desk/frame.ts'
import { deskMessages as words } from '#content/desk/messages.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { MessagePage } from '#desk/messages/list-messages.ts'
import { type MessageState, messageStates } from '#desk/messages/message-table.ts'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { DeskField } from './desk-field.tsx'
import { ListPager } from './list-pager.tsx'
import { MessageList } from './message-list.tsx'

/** What was asked for: from the address, so that it can be kept and sent. */
export type MessagesQuestion = {
  /** Null for all. */
  readonly state: MessageState | null
  readonly search: string
  readonly before: number | null
}

type MessagesPageProps = {
  readonly viewer: DeskViewer
  readonly question: MessagesQuestion
  readonly page: MessagePage
  readonly now: Date
}

export function MessagesPage({ viewer, question, page, now }: MessagesPageProps) {
  const { messages, next } = page
  const empty = question.search === '' ? words.none : words.found
  return (
    <DeskDocument title={words.title} viewer={viewer} current="messages">
      <SearchForm question={question} />
      {messages.length === 0 && <p className="lead">{empty}</p>}
      <MessageList messages={messages} now={now} />
      <ListPager
        newest={question.before === null ? null : toAddress({ ...question, before: null })}
        older={next === null ? null : toAddress({ ...question, before: next })}
      />
      <p>
        <a href={deskPaths.exportMessages}>{words.export}</a>
      </p>
    </DeskDocument>
  )
}

function toAddress({ state, search, before }: MessagesQuestion): string {
  const values = new URLSearchParams()
  values.set('state', state ?? 'all')
  if (search !== '') values.set('search', search)
  if (before !== null) values.set('before', String(before))
  return `${deskPaths.messages}?${values}`
}

function SearchForm({ question: { state, search } }: Pick<MessagesPageProps, 'question'>) {
  const choices = [...messageStates, null]
  return (
    <form action={deskPaths.messages} className="search">
      <fieldset className="choices">
        <legend>{words.state}</legend>
        {choices.map((choice) => (
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
