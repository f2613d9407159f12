import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import type { MailMode } from '#app/desk/frame/mail-mode.ts'
import { ListForm } from '#app/desk/lists/list-form.tsx'
import { ListPager } from '#app/desk/lists/list-pager.tsx'
import { deskLetters as words } from '#content/desk/letters.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { LetterPage as Letters } from '#desk/mail/list-letters.ts'
import { LetterList } from './letter-list.tsx'

/** Values of `state` in the URL. */
export const letterChoices = ['waiting', 'sent', 'failed'] as const

export type LetterListParams = {
  /** Null for all. */
  readonly state: (typeof letterChoices)[number] | null
  readonly before: number | null
}

type LettersPageProps = {
  readonly viewer: DeskViewer
  readonly params: LetterListParams
  readonly page: Letters
  readonly mail: MailMode
}

/** The letters of the shop, sent or not. */
export function LettersPage({ viewer, params, page, mail }: LettersPageProps) {
  const { letters, next } = page
  const state = params.state ?? 'all'
  return (
    <DeskDocument title={words.title} viewer={viewer} current="letters">
      <DeskNotice tone="bad" text={mail === 'kept' ? words.unsent : null} />
      <p className="lead">{mail === 'none' ? words.demonstration : words.lead}</p>
      <ListForm
        path={deskPaths.letters}
        choices={{ name: 'state', legend: words.state, labels: words.choices, chosen: state }}
      />
      {letters.length === 0 && <p className="lead">{words.none}</p>}
      <LetterList letters={letters} />
      <ListPager path={deskPaths.letters} params={{ state }} at={params.before} next={next} />
    </DeskDocument>
  )
}
