import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { describeAction } from '#content/desk/log.ts'
import type { LoggedAction } from '#desk/history/history.ts'
import { nameSubject } from '#desk/messages/message-subject.ts'

/** What somebody did, and when, formatted for display. */
export type HistoryEntry = {
  readonly id: number
  readonly who: string
  readonly text: string
  readonly at: Date
}

/** A line for each entry. */
export function HistoryList({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  return (
    <ol className="actions">
      {entries.map(({ id, who, text, at }) => (
        <li key={id}>
          <b>{who}</b> {text} <DeskTime at={at} />
        </li>
      ))}
    </ol>
  )
}

/** Log entries, which have no id: the list never changes in a page without script. */
export function ActionList({ actions }: { readonly actions: readonly LoggedAction[] }) {
  const entries = actions.map((action, id) => ({
    ...action,
    id,
    text: describeAction({ ...action, subject: nameSubject(action.subject) }),
  }))
  return <HistoryList entries={entries} />
}
