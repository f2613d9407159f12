import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { TimeFacts } from '#app/desk/frame/desk-time.tsx'
import { LetterList } from '#app/desk/letters/letter-list.tsx'
import { deskFrame } from '#content/desk/frame.ts'
import { deskPerson } from '#content/desk/person.ts'
import { deskSubscribers as words } from '#content/desk/subscribers.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { StoredLetter } from '#desk/mail/mail.ts'
import type { Subscriber } from '#desk/subscribers/subscriber.ts'

type SubscriberPageProps = {
  readonly viewer: DeskViewer
  readonly subscriber: Subscriber
  /** Letters sent to them about the newsletter. */
  readonly letters: readonly StoredLetter[]
}

/** One subscriber: the text they agreed to, on which page and when. */
export function SubscriberPage({ viewer, subscriber, letters }: SubscriberPageProps) {
  const { id, email, state, consentWords, consentPage } = subscriber
  const times = [
    [words.agreed, subscriber.consentedAt],
    [words.confirmed, subscriber.confirmedAt],
    [words.left, subscriber.unsubscribedAt],
  ] as const
  return (
    <DeskDocument title={email} viewer={viewer} current="subscribers">
      <p className="row-head">
        <span className="badge">{words.states[state]}</span>
      </p>
      <dl className="facts">
        <TimeFacts times={times} />
        <dt>{words.page}</dt>
        <dd>{consentPage}</dd>
      </dl>
      <section>
        <h2>{words.words}</h2>
        <blockquote className="card letter">{consentWords}</blockquote>
      </section>
      {letters.length > 0 && (
        <section>
          <h2>{words.letters}</h2>
          <LetterList letters={letters} />
        </section>
      )}
      <p className="links">
        <a href={deskPaths.subscribers}>{deskFrame.back}</a>
        <a href={`${deskPaths.subscriber(id)}/person`}>{deskPerson.open}</a>
      </p>
    </DeskDocument>
  )
}
