import { expect, it } from 'vitest'
import { firstInteraction } from './first-interaction.ts'

it('is not waited for on the server, which renders every part', async () => {
  await expect(firstInteraction()).resolves.toBeUndefined()
})
