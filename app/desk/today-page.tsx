import type { ReactNode } from 'react'
import { deskToday } from '#content/desk/today.ts'
import type { Message } from '#desk/messages/list-messages.ts'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { deskPaths } from './desk-paths.ts'
import { MessageList } from './message-list.tsx'

type TodayPageProps = {
  readonly viewer: DeskViewer
  /** Those with a clock of the law, the most pressing first. */
  readonly grievances: readonly Message[]
  /** Questions to answer; grievances are in their own list. */
  readonly messages: readonly Message[]
  /** All messages that are open. */
  readonly open: number
  readonly now: Date
}

/** What waits: each part is there only when something does. */
export function TodayPage({ viewer, grievances, messages, open, now }: TodayPageProps) {
  const isCalm = grievances.length === 0 && open === 0
  return (
    <DeskDocument title={deskToday.title} viewer={viewer} current="today">
      {isCalm && <p className="lead">{deskToday.calm}</p>}
      {grievances.length > 0 && (
        <Waiting title={deskToday.grievances}>
          <MessageList messages={grievances} now={now} />
        </Waiting>
      )}
      {open > 0 && (
        <Waiting title={deskToday.messages} note={deskToday.open(open)}>
          <MessageList messages={messages} now={now} />
          <p>
            <a href={deskPaths.messages}>{deskToday.all}</a>
          </p>
        </Waiting>
      )}
    </DeskDocument>
  )
}

type WaitingProps = {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

function Waiting({ title, note, children }: WaitingProps) {
  return (
    <section>
      <h2>
        {title} {note && <small className="count">{note}</small>}
      </h2>
      {children}
    </section>
  )
}
