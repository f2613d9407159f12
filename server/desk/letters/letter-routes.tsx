import type { Hono } from 'hono'
import type { MailMode } from '#app/desk/frame/mail-mode.ts'
import { LetterPage } from '#app/desk/letters/letter-page.tsx'
import {
  type LetterListParams,
  LettersPage,
  letterChoices,
} from '#app/desk/letters/letters-page.tsx'
import { deskLetters as words } from '#content/desk/letters.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import {
  type DeskEnv,
  type DeskRequest,
  ID,
  idOf,
  readId,
  stateOf,
  viewerOf,
} from '../requests/desk-request.ts'
import { redirectWith } from '../requests/notice-cookie.ts'
import { renderPage } from '../requests/render-page.tsx'

/** The letters that the shop sends. */
export function addLetters(site: Hono<DeskEnv>, mail: MailMode): void {
  site.get(deskPaths.letters, (c) => showLetters(c, mail))
  site.get(`${deskPaths.letters}/${ID}`, (c) => showLetter(c, mail))
  site.post(`${deskPaths.letters}/${ID}/again`, (c) => tryAgain(c, mail))
}

async function showLetters(c: DeskRequest, mail: MailMode): Promise<Response> {
  const params: LetterListParams = {
    state: stateOf(c, letterChoices),
    before: readId(c.req.query('before')),
  }
  const page = await c.var.desk.mail.listLines({ ...params, cursor: params.before })
  return renderPage(<LettersPage viewer={viewerOf(c)} params={params} page={page} mail={mail} />)
}

async function showLetter(
  c: DeskRequest,
  mail: MailMode,
  refusal: string | null = null,
): Promise<Response> {
  const letter = await c.var.desk.mail.find(idOf(c))
  if (letter === null) return c.notFound()
  return renderPage(
    <LetterPage viewer={viewerOf(c)} letter={letter} mail={mail} refusal={refusal} />,
    refusal === null ? 200 : 422,
  )
}

async function tryAgain(c: DeskRequest, mail: MailMode): Promise<Response> {
  const id = idOf(c)
  const { desk, session } = c.var
  if ((await desk.mail.find(id)) === null) return c.notFound()
  const tried = await desk.mail.tryAgain(id, session.member.name)
  if (!tried) return showLetter(c, mail, words.unqueued)
  return redirectWith(c, deskPaths.letter(id), [words.queued])
}
