import { actText } from '#content/desk/log.ts'
import type { LoggedAct } from '#desk/history/history.ts'
import { DeskTime } from './desk-time.tsx'

/** Log entries, a line each: who did what, and when. */
export function ActList({ acts }: { readonly acts: readonly LoggedAct[] }) {
  return (
    <ol className="acts">
      {acts.map((act, at) => (
        // Two entries can be identical, so only the index is a unique key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in a page without script
        <li key={at}>
          <b>{act.who}</b> {actText(act)} <DeskTime at={act.at} />
        </li>
      ))}
    </ol>
  )
}
