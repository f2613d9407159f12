import { describe, expect, it, onTestFinished } from 'vitest'
import { openDesk } from '#desk/open-desk.ts'
import { createRandom } from '#test/create-random.ts'
import { startPostgres } from '#test/desk/start-postgres.ts'
import { type RunningProgram, startProgram } from '#test/e2e/running-program.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { checkStored } from './check-stored.ts'
import { type KillableDesk, sendThroughKills, type Written } from './send-through-kills.ts'

const [sent, kills] = [100, 3]
const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31)

type DatabaseOptions = { readonly dataDir: string; readonly databaseUrl: string | null }

/** A desk in a separate process. */
async function startKillableDesk({ dataDir, databaseUrl }: DatabaseOptions): Promise<KillableDesk> {
  const args = databaseUrl === null ? ['--data', dataDir] : ['--database', databaseUrl]
  const start = () => startProgram('test/contract/desk-process.ts', args)
  let serving: RunningProgram = await start()
  onTestFinished(() => serving.kill())
  return {
    async send(written: Written) {
      const body = JSON.stringify(written)
      const response = await fetch(serving.address, { method: 'POST', body })
      return response.text()
    },
    async restart() {
      await serving.kill()
      serving = await start()
    },
  }
}

const databases: Readonly<Record<string, () => Promise<DatabaseOptions>>> = {
  SQLite: async () => ({ dataDir: makeTestFolder(), databaseUrl: null }),
  PostgreSQL: async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    return { dataDir: '', databaseUrl: postgres.url }
  },
}

describe.each(Object.entries(databases))('on %s', (_, createDatabase) => {
  it('a desk killed at any moment neither loses nor duplicates confirmed messages and reviews', async () => {
    const options = await createDatabase()
    const killable = await startKillableDesk(options)
    const told = await sendThroughKills(killable, createRandom(seed), { sent, kills })
    const desk = await openDesk(options)
    onTestFinished(() => desk.close())
    expect(told.size).toBe(sent)
    expect(await checkStored(desk, told), `KILL_SEED=${seed}`).toEqual([])
  })
})
