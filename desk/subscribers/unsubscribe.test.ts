import { expect, it, onTestFinished } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { openDesk } from '../open-desk.ts'

it('drops letters that wait, because they could not be sent or their answer was lost', async () => {
  const shop = { origin: 'https://shop.example', welcomeCode: null }
  const { mail, subscribers, close } = await openDesk({
    dataDir: makeTestFolder(),
    databaseUrl: null,
    shop,
  })
  onTestFinished(close)
  const consent = { words: 'Send me letters.', page: '/' }
  const { token } = await subscribers.subscribe({ ...consent, email: 'asha@example.com' })
  await subscribers.subscribe({ ...consent, email: 'ravi@example.com' })
  await subscribers.confirm(token)
  const asked = await mail.claim()
  if (asked) await mail.settle(asked, { type: 'sent' })
  await subscribers.unsubscribe(token)
  const left = (await mail.list({})).map(({ recipient, kind, state }) => [recipient, kind, state])
  expect(left).toEqual([
    ['ravi@example.com', 'confirmation', 'waiting'],
    ['asha@example.com', 'confirmation', 'sent'],
  ])
})
