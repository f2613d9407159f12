import { describe, expect, it, onTestFinished } from 'vitest'
import { openDesk } from '#desk/open-desk.ts'
import { createRandom } from '#test/create-random.ts'
import { startPostgres } from '#test/desk/start-postgres.ts'
import { type RunningProgram, startProgram } from '#test/e2e/running-program.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { checkKept } from './check-kept.ts'
import { type KillableDesk, sendThroughKills, type Written } from './send-through-kills.ts'

const [sent, kills] = [100, 3]
const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31)

type Place = { readonly dataDir: string; readonly databaseUrl: string | null }

/** A desk in a separate process. */
async function startKillableDesk({ dataDir, databaseUrl }: Place): Promise<KillableDesk> {
  const place = databaseUrl === null ? ['--data', dataDir] : ['--database', databaseUrl]
  const start = () => startProgram('test/contract/desk-process.ts', place)
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

const places: Readonly<Record<string, () => Promise<Place>>> = {
  SQLite: async () => ({ dataDir: makeTestFolder(), databaseUrl: null }),
  PostgreSQL: async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    return { dataDir: '', databaseUrl: postgres.url }
  },
}

describe.each(Object.entries(places))('on %s', (_, makePlace) => {
  it('a desk killed at any moment loses no message and no review that it confirmed, and doubles none', async () => {
    const place = await makePlace()
    const killable = await startKillableDesk(place)
    const told = await sendThroughKills(killable, createRandom(seed), { sent, kills })
    const desk = await openDesk(place)
    onTestFinished(() => desk.close())
    expect(told.size).toBe(sent)
    expect(await checkKept(desk, told), `KILL_SEED=${seed}`).toEqual([])
  })
})
