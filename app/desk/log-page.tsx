import { deskLog } from '#content/desk/log.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { ActPage } from '#desk/history/history.ts'
import { ActList } from './act-list.tsx'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { ListPager } from './list-pager.tsx'

type LogPageProps = {
  readonly viewer: DeskViewer
  readonly page: ActPage
  /** Start of this page; null for the newest. */
  readonly at: number | null
}

export function LogPage({ viewer, page: { acts, next }, at }: LogPageProps) {
  return (
    <DeskDocument title={deskLog.title} viewer={viewer} current="log">
      <p className="lead">{acts.length === 0 ? deskLog.none : deskLog.lead}</p>
      <ActList acts={acts} />
      <ListPager path={deskPaths.log} at={at} next={next} />
    </DeskDocument>
  )
}
