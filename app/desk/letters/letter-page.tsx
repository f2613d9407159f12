import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import { TimeFacts } from '#app/desk/frame/desk-time.tsx'
import type { MailMode } from '#app/desk/frame/mail-mode.ts'
import { deskFrame } from '#content/desk/frame.ts'
import { deskLetters as words } from '#content/desk/letters.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { StoredLetter } from '#desk/mail/mail.ts'

type LetterPageProps = {
  readonly viewer: DeskViewer
  readonly letter: StoredLetter
  readonly mail: MailMode
  /** Why it was not tried again. */
  readonly refusal: string | null
}

/** One letter: its plain text, its state, and why sending it failed. */
export function LetterPage({ viewer, letter, mail, refusal }: LetterPageProps) {
  const { id, kind, state, subject, text } = letter
  return (
    <DeskDocument title={subject} viewer={viewer} current="letters">
      <DeskNotice tone="bad" text={refusal} />
      <DeskNotice tone="bad" text={mail === 'kept' && state !== 'sent' ? words.unsent : null} />
      <p className="row-head">
        <span className={state === 'failed' ? 'badge badge-strong' : 'badge'}>
          {words.states[state]}
        </span>
        <span className="badge">{words.kinds[kind]}</span>
      </p>
      <LetterFacts letter={letter} mail={mail} />
      {state === 'failed' && (
        <DeskForm action={deskPaths.letterAgain(id)} viewer={viewer}>
          <p className="hint">{words.againLead}</p>
          <button type="submit">{words.again}</button>
        </DeskForm>
      )}
      <section>
        <h2>{words.text}</h2>
        <blockquote className="card letter">{withoutKeys(text)}</blockquote>
      </section>
      <p className="links">
        <a href={deskPaths.letters}>{deskFrame.back}</a>
      </p>
    </DeskDocument>
  )
}

/** Hides the keys of links: a key is enough to confirm or unsubscribe in the recipient's name. */
const withoutKeys = (text: string) => text.replaceAll(/([?&]key=)[\w-]+/g, '$1…')

function LetterFacts({ letter, mail }: Pick<LetterPageProps, 'letter' | 'mail'>) {
  const { recipient, about, createdAt, sentAt, dueAt, tries, failure, state } = letter
  const times = [
    [words.written, createdAt],
    [words.sent, sentAt],
    [words.next, mail === 'sent' && state === 'waiting' ? dueAt : null],
  ] as const
  return (
    <dl className="facts">
      <dt>{words.to}</dt>
      <dd>{recipient}</dd>
      <dt>{words.about}</dt>
      <dd>{about}</dd>
      <TimeFacts times={times} />
      <dt>{words.tries}</dt>
      <dd>{tries}</dd>
      {failure !== null && state !== 'sent' && (
        <>
          <dt>{words.failure}</dt>
          <dd>{failure}</dd>
        </>
      )}
    </dl>
  )
}
