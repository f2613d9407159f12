import { expect, it } from 'vitest'
import { firstInteraction } from './first-interaction.ts'

it('resolves at once on the server, which renders every part', async () => {
  await expect(firstInteraction()).resolves.toBeUndefined()
})
