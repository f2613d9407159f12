import { deskPerson as words } from '#content/desk/person.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { PersonRecords } from '#desk/people/people.ts'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskNotice } from './desk-notice.tsx'

export type PersonPageProps = {
  readonly viewer: DeskViewer
  /** The part of the desk from which somebody came here. */
  readonly part: string
  /** Of the page before, below which the acts are. */
  readonly address: string
  readonly mailbox: string
  readonly records: PersonRecords
  readonly fault: string | null
}

/** What the desk has of one person, to hand out or to erase. */
export function PersonPage({ viewer, part, address, mailbox, records, fault }: PersonPageProps) {
  const { messages, subscriptions, reviews, wishes } = records
  return (
    <DeskDocument title={words.title} viewer={viewer} current={part}>
      <DeskNotice tone="bad" text={fault} />
      <p className="lead">{words.lead(mailbox)}</p>
      <section className="card">
        <p>{words.messages(messages.length)}</p>
        <p className="links">
          {messages.map((message) => (
            <a key={message.id} href={deskPaths.message(message.id)}>
              {message.ticket}
            </a>
          ))}
        </p>
        <p>{words.subscriptions(subscriptions.length)}</p>
        <p>{words.reviews(reviews.length)}</p>
        <p>{words.wishes(wishes.length)}</p>
        <p className="hint">{words.orders}</p>
        <p>
          <a href={`${address}/person.json`}>{words.export}</a>
        </p>
      </section>
      <section className="card">
        <h2>{words.erase}</h2>
        <p>{words.eraseLead}</p>
        <DeskForm action={`${address}/erase-person`} viewer={viewer}>
          <label className="check">
            <input type="checkbox" name="sure" value="yes" required />
            <span>{words.sure}</span>
          </label>
          <button type="submit" className="quiet">
            {words.erase}
          </button>
        </DeskForm>
      </section>
    </DeskDocument>
  )
}
