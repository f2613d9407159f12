import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { deskLetters as words } from '#content/desk/letters.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { LetterLine } from '#desk/mail/list-letters.ts'

type LetterListProps = {
  readonly letters: readonly Omit<LetterLine, 'sentAt'>[]
}

/** Letters, each a link to its page. */
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
