import { beforeEach, expect, it } from 'vitest'
import { deskLetters } from '#content/desk/letters.ts'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'
import { queueTestLetter } from '#test/desk/queue-test-letter.ts'

let opened: OpenDeskSite
let cookie: string
beforeEach(async () => {
  opened = await openDeskSite({ sendsMail: true })
  cookie = await opened.setUp()
})

const refusal = { type: 'refused', words: '550 No such <user>' } as const

/** A letter that the mail server refused; those about the shopper's message were sent before. */
async function queueFailed(at: number) {
  const { mail } = opened.desk
  await queueTestLetter(opened.desk, at, { subject: `Letter <${at}>`, text: 'Hello\n<b>you</b>' })
  for (let letter = await mail.claim(); letter; letter = await mail.claim())
    await mail.settle(
      letter,
      letter.kind === 'receipt' && letter.id > 2 ? refusal : { type: 'sent' },
    )
  const [newest] = await mail.list({})
  return newest?.id ?? 0
}

it('lists failed letters with their last error, also on the first page, and retries them', async () => {
  const id = await queueFailed(101)
  expect(await opened.get(cookie)).toContain('/desk/letters?state=failed')
  const list = await opened.get(cookie, '/desk/letters?state=failed')
  expect(list).toContain('Letter &lt;101&gt;')
  expect(list).toContain('550 No such &lt;user&gt;')
  const page = await opened.get(cookie, `/desk/letters/${id}`)
  expect(page).toContain('Hello\n&lt;b&gt;you&lt;/b&gt;')
  expect(page).toContain('shopper101@example.com')

  const tried = await opened.act(cookie, `/desk/letters/${id}/again`)
  expect(tried.status).toBe(303)
  expect(await opened.see(cookie, tried)).toContain(deskLetters.queued)
  expect(await opened.desk.mail.find(id)).toMatchObject({ state: 'waiting' })
  expect(await opened.get(cookie)).not.toContain('/desk/letters?state=failed')
  const again = await opened.act(cookie, `/desk/letters/${id}/again`)
  expect([again.status, await again.text()]).toEqual([
    422,
    expect.stringContaining(deskLetters.unqueued),
  ])
  expect((await opened.act(cookie, '/desk/letters/999/again')).status).toBe(404)
})

it('hides the key of a confirmation link', async () => {
  const text = 'https://shop.example/subscription?key=abcdefghijklmnop\nBye'
  await queueTestLetter(opened.desk, 101, { text })
  const [letter] = await opened.desk.mail.list({})
  const page = await opened.get(cookie, `/desk/letters/${letter?.id}`)
  expect(page).toContain('https://shop.example/subscription?key=…\nBye')
})

it('are paged newest first, with letters being sent listed as waiting', async () => {
  for (let at = 101; at <= 160; at += 1) await queueTestLetter(opened.desk, at)
  const [first] = await opened.desk.mail.list({})
  await opened.desk.mail.claim()
  const newest = await opened.desk.mail.listLines({ state: 'waiting', size: 40 })
  expect(newest.letters.map(({ id }) => id)[0]).toBe(first?.id)
  const rest = await opened.desk.mail.listLines({ state: 'waiting', cursor: newest.next ?? 0 })
  // The shopper's message has a receipt and a notice, too.
  expect(newest.letters.length + rest.letters.length).toBe(62)
  expect(rest.next).toBeNull()
  expect(await opened.get(cookie, '/desk/letters')).toContain('Letter 160')
  expect(await opened.get(cookie, `/desk/letters?before=${newest.next}`)).not.toContain(
    'Letter 160',
  )
})

it.each([true, false])(
  'says that the demonstration writes none, mail server: %s',
  async (sendsMail) => {
    const demonstration = await openDeskSite({ writesLetters: false, sendsMail })
    const page = await demonstration.get(await demonstration.setUp(), '/desk/letters')
    expect(page).toContain('This demonstration writes no letters')
    expect(page).not.toContain('These letters show what would')
    expect(page).not.toContain(deskLetters.lead)
    expect(await opened.get(cookie, '/desk/letters')).not.toContain('This demonstration')
  },
)

it('says when no mail server is set', async () => {
  const silent = await openDeskSite()
  const owner = await silent.setUp()
  expect(await silent.get(owner, '/desk/letters')).toContain('No mail goes out')
  expect(await opened.get(cookie, '/desk/letters')).not.toContain('No mail goes out')
})
