import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { ListForm } from '#app/desk/lists/list-form.tsx'
import { ListPager } from '#app/desk/lists/list-pager.tsx'
import { deskMessages as words } from '#content/desk/messages.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { MessagePage } from '#desk/messages/list-messages.ts'
import type { MessageState } from '#desk/messages/message-table.ts'
import { MessageList } from './message-list.tsx'

/** The list's query parameters. They are in the URL, so that a search can be bookmarked and shared. */
export type MessageListParams = {
  /** Null for all. */
  readonly state: MessageState | null
  readonly search: string
  readonly before: number | null
}

type MessagesPageProps = {
  readonly viewer: DeskViewer
  readonly params: MessageListParams
  readonly page: MessagePage
  readonly now: Date
}

export function MessagesPage({ viewer, params, page, now }: MessagesPageProps) {
  const { messages, next } = page
  const { search, before } = params
  const state = params.state ?? 'all'
  const empty = search === '' ? words.none : words.found
  return (
    <DeskDocument title={words.title} viewer={viewer} current="messages">
      <ListForm
        path={deskPaths.messages}
        choices={{ name: 'state', legend: words.state, labels: words.choices, chosen: state }}
        search={{ value: search, hint: words.searchHint }}
      />
      {messages.length === 0 && <p className="lead">{empty}</p>}
      <MessageList messages={messages} now={now} />
      <ListPager path={deskPaths.messages} params={{ state, search }} at={before} next={next} />
      <p>
        <a href={deskPaths.exportMessages}>{words.export}</a>
      </p>
    </DeskDocument>
  )
}
