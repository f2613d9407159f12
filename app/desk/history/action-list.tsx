import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { describeAction } from '#content/desk/log.ts'
import type { LoggedAction } from '#desk/history/history.ts'
import { nameSubject } from '#desk/messages/message-subject.ts'

/** Log entries, a line each: who did what, and when. */
export function ActionList({ actions }: { readonly actions: readonly LoggedAction[] }) {
  return (
    <ol className="actions">
      {actions.map((action, at) => (
        // Two entries can be identical, so only the index is a unique key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in a page without script
        <li key={at}>
          <b>{action.who}</b> {describeAction({ ...action, subject: nameSubject(action.subject) })}{' '}
          <DeskTime at={action.at} />
        </li>
      ))}
    </ol>
  )
}
