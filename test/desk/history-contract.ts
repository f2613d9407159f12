import { expect, it } from 'vitest'
import { logAction } from '#desk/history/history.ts'
import type { DeskContract } from './contract.ts'

/** The contract tests for the desk's history. */
export function testHistory({ open, openAgain, clock }: DeskContract): void {
  it('lists the actions on a subject with their times, oldest first', async () => {
    const desk = await open()
    const started = clock.now()
    const action = { who: 'Meera', subject: 'message 1' }
    await desk.history.add({ ...action, what: 'assigned', detail: 'Ravi' })
    clock.pass(60_000)
    await desk.history.add({ ...action, what: 'closed' })
    await desk.history.add({ ...action, subject: 'message 11', what: 'closed' })
    expect(await desk.history.list('message 1')).toEqual([
      { ...action, what: 'assigned', detail: 'Ravi', at: started },
      { ...action, what: 'closed', detail: '', at: clock.now() },
    ])
  })

  it('is paged, newest first', async () => {
    const { history } = await open()
    for (let at = 1; at <= 60; at += 1)
      await history.add({ who: 'Meera', subject: `message ${at}`, what: 'closed' })
    const first = await history.listAll()
    expect(first.actions.map(({ subject }) => subject).slice(0, 2)).toEqual([
      'message 60',
      'message 59',
    ])
    const second = await history.listAll(first.next ?? 0)
    expect([first.actions.length, second.actions.length, second.next]).toEqual([50, 10, null])
    expect(second.actions.at(-1)).toMatchObject({ subject: 'message 1', at: clock.now() })
  })

  it('has no entry for an action that failed', async () => {
    const { database, history } = await open()
    const action = { who: 'Meera', subject: 'message 1', what: 'closed' }
    const failing = database.transaction().execute(async (transaction) => {
      await logAction(transaction, clock.now(), action)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await history.list(action.subject)).toEqual([])
  })

  it('keeps concurrent entries of several processes', async () => {
    const desks = [await open(), await openAgain()]
    const action = { who: 'Meera', subject: 'message 1', what: 'closed' }
    const write = ({ database }: (typeof desks)[number]) =>
      database.transaction().execute((transaction) => logAction(transaction, clock.now(), action))
    await Promise.all(Array.from({ length: 10 }, () => desks.map(write)).flat())
    for (const { history } of desks) expect(await history.list(action.subject)).toHaveLength(20)
  })
}
