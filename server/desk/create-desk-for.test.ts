import { expect, it } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { readSettings } from '../settings.ts'
import { createDeskFor } from './create-desk-for.ts'

const password = 'correct-horse-battery'

it('takes the owner’s password from the settings', async () => {
  const settings = readSettings({ DATA_DIR: makeTestFolder(), DESK_PASSWORD: password })
  const { open, close } = createDeskFor(settings, { error: () => expect.unreachable() })
  const { staff } = await open()
  const signIn = (word: string) => staff.signIn({ name: 'Owner', password: word, address: null })
  expect(await signIn('another')).toMatchObject({ type: 'refused' })
  expect(await signIn(password)).not.toMatchObject({ type: 'refused' })
  await close()
})
