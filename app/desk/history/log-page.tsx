import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { ListPager } from '#app/desk/lists/list-pager.tsx'
import { deskLog } from '#content/desk/log.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { ActionPage } from '#desk/history/history.ts'
import { ActionList } from './action-list.tsx'

type LogPageProps = {
  readonly viewer: DeskViewer
  readonly page: ActionPage
  /** Start of this page; null for the newest. */
  readonly at: number | null
}

export function LogPage({ viewer, page: { actions, next }, at }: LogPageProps) {
  return (
    <DeskDocument title={deskLog.title} viewer={viewer} current="log">
      <p className="lead">{actions.length === 0 ? deskLog.none : deskLog.lead}</p>
      <ActionList actions={actions} />
      <ListPager path={deskPaths.log} at={at} next={next} />
    </DeskDocument>
  )
}
