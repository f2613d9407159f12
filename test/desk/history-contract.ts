import { expect, it } from 'vitest'
import { logAct } from '#desk/history/history.ts'
import type { DeskContract } from './contract.ts'

/** The contract tests for the desk's history. */
export function testHistory({ open, openAgain, clock }: DeskContract): void {
  it('lists the actions on a subject with their times, oldest first', async () => {
    const desk = await open()
    const started = clock.now()
    const act = { who: 'Meera', subject: 'message 1' }
    await desk.history.add({ ...act, what: 'assigned', detail: 'Ravi' })
    clock.pass(60_000)
    await desk.history.add({ ...act, what: 'closed' })
    await desk.history.add({ ...act, subject: 'message 11', what: 'closed' })
    expect(await desk.history.list('message 1')).toEqual([
      { ...act, what: 'assigned', detail: 'Ravi', at: started },
      { ...act, what: 'closed', detail: '', at: clock.now() },
    ])
  })

  it('is paged, newest first', async () => {
    const { history } = await open()
    for (let at = 1; at <= 60; at += 1)
      await history.add({ who: 'Meera', subject: `message ${at}`, what: 'closed' })
    const first = await history.listAll()
    expect(first.acts.map(({ subject }) => subject).slice(0, 2)).toEqual([
      'message 60',
      'message 59',
    ])
    const second = await history.listAll(first.next ?? 0)
    expect([first.acts.length, second.acts.length, second.next]).toEqual([50, 10, null])
    expect(second.acts.at(-1)).toMatchObject({ subject: 'message 1', at: clock.now() })
  })

  it('has no entry for an action that failed', async () => {
    const { database, history } = await open()
    const act = { who: 'Meera', subject: 'message 1', what: 'closed' }
    const failing = database.transaction().execute(async (transaction) => {
      await logAct(transaction, clock.now(), act)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await history.list(act.subject)).toEqual([])
  })

  it('keeps concurrent entries of several processes', async () => {
    const desks = [await open(), await openAgain()]
    const act = { who: 'Meera', subject: 'message 1', what: 'closed' }
    const write = ({ database }: (typeof desks)[number]) =>
      database.transaction().execute((transaction) => logAct(transaction, clock.now(), act))
    await Promise.all(Array.from({ length: 10 }, () => desks.map(write)).flat())
    for (const { history } of desks) expect(await history.list(act.subject)).toHaveLength(20)
  })
}
