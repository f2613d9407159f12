import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { ActionList } from '#app/desk/history/action-list.tsx'
import { deskFrame } from '#content/desk/frame.ts'
import { deskMessages as words } from '#content/desk/messages.ts'
import { deskPerson } from '#content/desk/person.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { LoggedAction } from '#desk/history/history.ts'
import type { MessageAnswer } from '#desk/messages/answers.ts'
import type { Message } from '#desk/messages/list-messages.ts'
import { AnswerForm } from './answer-form.tsx'
import { MessageActions } from './message-actions.tsx'
import { readClock } from './message-clock.ts'

type MessagePageProps = {
  readonly viewer: DeskViewer
  readonly message: Message
  readonly answers: readonly MessageAnswer[]
  readonly history: readonly LoggedAction[]
  /** Names of all members. */
  readonly staff: readonly string[]
  /** An answer that was typed but rejected. */
  readonly draft: { readonly text: string; readonly key: string; readonly fault: string | null }
  readonly now: Date
}

export function MessagePage(props: MessagePageProps) {
  const { viewer, message, answers, history, staff, draft, now } = props
  return (
    <DeskDocument title={`${message.ticket} · ${message.name}`} viewer={viewer} current="messages">
      <MessageFacts message={message} now={now} />
      <blockquote className="card letter">{message.text}</blockquote>
      {answers.length > 0 && (
        <section>
          <h2>{words.answers}</h2>
          {answers.map(({ id, who, text, at }) => (
            <article key={id} className="card letter answer">
              <p className="row-foot">
                <b>{who}</b> <DeskTime at={at} />
              </p>
              {text}
            </article>
          ))}
        </section>
      )}
      <AnswerForm viewer={viewer} id={message.id} seen={answers.length} draft={draft} />
      <MessageActions viewer={viewer} message={message} staff={staff} />
      {history.length > 0 && (
        <section>
          <h2>{words.history}</h2>
          <ActionList actions={history} />
        </section>
      )}
      <p className="links">
        <a href={deskPaths.messages}>{deskFrame.back}</a>
        <a href={deskPaths.messageAction(message.id, 'person')}>{deskPerson.open}</a>
      </p>
    </DeskDocument>
  )
}

function MessageFacts({ message, now }: Pick<MessagePageProps, 'message' | 'now'>) {
  const { kind, state, email, phone, assignee, createdAt } = message
  const clock = readClock(message, now)
  return (
    <>
      <p className="row-head">
        <span className={kind === 'grievance' ? 'badge badge-strong' : 'badge'}>
          {words.kinds[kind]}
        </span>
        <span className="badge">{words.states[state]}</span>
        {clock && <span className={`clock clock-${clock.tone}`}>{clock.text}</span>}
      </p>
      <dl className="facts">
        <dt>{words.received}</dt>
        <dd>
          <DeskTime at={createdAt} />
        </dd>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
        </dd>
        <dt>{words.phone}</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </dd>
        <dt>{words.assignee}</dt>
        <dd>{assignee ?? words.nobody}</dd>
      </dl>
    </>
  )
}
