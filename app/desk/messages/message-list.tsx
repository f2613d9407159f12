import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { deskMessages as words } from '#content/desk/messages.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { Message } from '#desk/messages/list-messages.ts'
import { readClock } from './message-clock.ts'

type MessageListProps = { readonly messages: readonly Message[]; readonly now: Date }

/** Messages, each a link to its page. */
export function MessageList({ messages, now }: MessageListProps) {
  return (
    <ul className="rows">
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} now={now} />
      ))}
    </ul>
  )
}

function MessageRow({ message, now }: { readonly message: Message; readonly now: Date }) {
  const { id, ticket, name, text, kind, state, assignee, createdAt } = message
  const clock = readClock(message, now)
  return (
    <li className="row">
      <p className="row-head">
        <a href={deskPaths.message(id)} className="row-link">
          {ticket} · {name}
        </a>
        <span className="badges">
          {kind === 'grievance' && (
            <span className="badge badge-strong">{words.kinds.grievance}</span>
          )}
          <span className="badge">{words.states[state]}</span>
        </span>
      </p>
      <p className="row-text">{text}</p>
      <p className="row-foot">
        <DeskTime at={createdAt} />
        {clock && <span className={`clock clock-${clock.tone}`}>{clock.text}</span>}
        {assignee !== null && (
          <span>
            {words.assignee} {assignee}
          </span>
        )}
      </p>
    </li>
  )
}
