import { deskFrame } from '#content/desk/frame.ts'
import { deskLetters as words } from '#content/desk/letters.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { LetterLine, LetterPage as Letters } from '#desk/mail/list-letters.ts'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { DeskNotice } from './desk-notice.tsx'
import { DeskTime } from './desk-time.tsx'
import { ListPager } from './list-pager.tsx'

/** As an address names it. */
export const letterChoices = ['waiting', 'sent', 'failed'] as const

export type LettersQuestion = {
  /** Null for all. */
  readonly state: (typeof letterChoices)[number] | null
  readonly before: number | null
}

type LettersPageProps = {
  readonly viewer: DeskViewer
  readonly question: LettersQuestion
  readonly page: Letters
  /** Whether mail goes out at all. */
  readonly isSent: boolean
}

/** What the shop wrote, sent or not. */
export function LettersPage({ viewer, question, page, isSent }: LettersPageProps) {
  const { letters, next } = page
  return (
    <DeskDocument title={words.title} viewer={viewer} current="letters">
      <DeskNotice tone="bad" text={isSent ? null : words.unsent} />
      <p className="lead">{words.lead}</p>
      <StateForm state={question.state} />
      {letters.length === 0 && <p className="lead">{words.none}</p>}
      <LetterList letters={letters} />
      <ListPager
        newest={question.before === null ? null : toAddress({ ...question, before: null })}
        older={next === null ? null : toAddress({ ...question, before: next })}
      />
    </DeskDocument>
  )
}

function toAddress({ state, before }: LettersQuestion): string {
  const values = new URLSearchParams({ state: state ?? 'all' })
  if (before !== null) values.set('before', String(before))
  return `${deskPaths.letters}?${values}`
}

function StateForm({ state }: Pick<LettersQuestion, 'state'>) {
  return (
    <form action={deskPaths.letters} className="search">
      <fieldset className="choices">
        <legend>{words.state}</legend>
        {[null, ...letterChoices].map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="state"
              value={choice ?? 'all'}
              defaultChecked={choice === state}
            />
            <span>{choice === null ? words.all : words.choices[choice]}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit">{deskFrame.show}</button>
    </form>
  )
}

type LetterListProps = {
  readonly letters: readonly Omit<LetterLine, 'sentAt'>[]
}

/** Letters as lines to choose from. */
export function LetterList({ letters }: LetterListProps) {
  return (
    <ul className="rows">
      {letters.map(({ id, kind, state, recipient, subject, failure, createdAt }) => (
        <li key={id} className="row">
          <p className="row-head">
            <a href={deskPaths.letter(id)} className="row-link">
              {subject}
            </a>
            <span className={state === 'failed' ? 'badge badge-strong' : 'badge'}>
              {words.states[state]}
            </span>
          </p>
          {failure !== null && state !== 'sent' && <p className="row-text">{failure}</p>}
          <p className="row-foot">
            <DeskTime at={createdAt} />
            <span>{words.kinds[kind]}</span>
            <span>{recipient}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
