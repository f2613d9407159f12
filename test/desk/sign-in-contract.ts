import { describe, expect, it } from 'vitest'
import type { Desk } from '#desk/open-desk.ts'
import { countAttempt } from '#desk/staff/count-attempt.ts'
import { beginSession } from '#desk/staff/sessions.ts'
import { limitsOfName } from '#desk/staff/sign-in-limits.ts'
import { codeAt } from './authenticator.ts'
import type { DeskContract } from './contract.ts'
import { memberOf, password, setUp, signedIn, signIn, wrong } from './staff-steps.ts'

const MINUTE_MS = 60_000

/** The contract tests for guessed passwords, and for a second factor. */
export function testSignIn({ open, openAgain, clock }: DeskContract): void {
  describe('sign-in attempts', () => {
    /** Attempts without password checks, which take a tenth of a second each. */
    const attemptMany = (
      desks: readonly Desk[],
      times: number,
      ofAttempt: (at: number) => { name: string; part: number },
    ) =>
      Promise.all(
        Array.from({ length: times }, (_, at) => {
          const { database } = desks[at % desks.length] ?? {}
          const { name, part } = ofAttempt(at)
          const given = { nameKey: name, address: `192.0.2.${part}`, device: null }
          return database && countAttempt(database, limitsOfName(given), clock.now())
        }),
      )

    it('are limited to ten per name and network in a quarter of an hour, across processes', async () => {
      const [desk, other] = [await open(), await openAgain()]
      await setUp(desk)
      const attempts = await attemptMany([desk, other], 11, () => ({ name: 'meera', part: 99 }))
      expect(attempts.filter((each) => each?.type === 'counted')).toHaveLength(10)
      clock.pass(5 * MINUTE_MS)
      expect(await signIn(await openAgain(), {}, 99)).toEqual({
        type: 'refused',
        reason: 'too-many',
        waitMs: 10 * MINUTE_MS + 1,
      })
      clock.pass(10 * MINUTE_MS + 1)
      signedIn(await signIn(desk))
    })

    it('are limited to twenty per address, for any names', async () => {
      const desk = await open()
      await setUp(desk)
      expect(await signIn(desk, { name: 'Nobody' })).toEqual(wrong)
      await attemptMany([desk], 19, (at) => ({ name: `n${at}`, part: 1 }))
      expect(await signIn(desk)).toMatchObject({ reason: 'too-many' })
      signedIn(await signIn(desk, {}, 2))
    })

    it('are limited to a hundred per name, except from a device that has signed in before', async () => {
      const desk = await open()
      const device = await desk.staff.nameDevice(await setUp(desk))
      const attempts = await attemptMany([desk], 101, (at) => ({ name: 'meera', part: at }))
      expect(attempts.filter((each) => each?.type === 'counted')).toHaveLength(100)
      expect(await signIn(desk, {}, 200)).toMatchObject({ reason: 'too-many' })
      signedIn(await signIn(desk, { device }, 1))
      signedIn(await signIn(desk, { device }, 200))
      // A successful sign-in there gives strangers no more attempts.
      expect(await signIn(desk, {}, 200)).toMatchObject({ reason: 'too-many' })
    })

    it('are limited to ten on a known device, which is known for one name and password only', async () => {
      const desk = await open()
      const sessionId = await setUp(desk)
      const device = (await desk.staff.nameDevice(sessionId)) ?? ''
      await attemptMany([desk], 100, (at) => ({ name: 'meera', part: at }))
      for (const forged of [`2${device.slice(1)}`, `${device.slice(0, -1)}~`, '', 'x'])
        expect(await signIn(desk, { device: forged }, 200)).toMatchObject({ reason: 'too-many' })
      signedIn(await signIn(desk, { device }, 200))
      const member = await memberOf(desk, sessionId)
      const next = 'another ten cards'
      const change = { current: password, next, sessionId }
      expect(await desk.staff.changePassword(member, change)).toEqual({ type: 'changed' })
      expect(await signIn(desk, { device }, 200)).toMatchObject({ reason: 'too-many' })
      const known = { password: next, device: (await desk.staff.nameDevice(sessionId)) ?? '' }
      signedIn(await signIn(desk, known, 200))
      const limits = limitsOfName({ nameKey: 'meera', address: null, device: known.device })
      for (let at = 0; at < 10; at += 1) await countAttempt(desk.database, limits, clock.now())
      expect(await signIn(desk, known, 200)).toMatchObject({ reason: 'too-many' })
    })

    it('make no device known before the second step', async () => {
      const desk = await open()
      await setUp(desk)
      const id = await beginSession(desk.database, 1, 'first', clock.now())
      expect(await desk.staff.nameDevice(id)).toBeNull()
    })
  })

  describe('a second factor', () => {
    async function withFactor(desk: Desk) {
      const member = await memberOf(desk, await setUp(desk))
      const secret = (await desk.staff.offerFactor(member)) ?? ''
      const codeNow = () => codeAt(secret, clock.now())
      expect(await desk.staff.beginFactor(member, '000000')).toBeNull()
      const recovery = (await desk.staff.beginFactor(member, codeNow())) ?? []
      const confirm = async (code: string) => {
        const first = await signIn(desk)
        expect(first.type).toBe('second-step')
        const sessionId = 'sessionId' in first ? first.sessionId : ''
        expect(await desk.staff.findSession(sessionId)).toMatchObject({ step: 'first' })
        return desk.staff.confirm(sessionId, { code, address: null })
      }
      return { member, recovery, codeNow, confirm }
    }

    it('is required after the password, and accepts no code twice', async () => {
      const desk = await open()
      const { codeNow, confirm } = await withFactor(desk)
      // This code was used to set up the factor.
      expect(await confirm(codeNow())).toEqual(wrong)
      clock.pass(MINUTE_MS)
      const sessionId = signedIn(await confirm(codeNow()))
      expect(await desk.staff.findSession(sessionId)).toMatchObject({ step: 'whole' })
      expect(await confirm(codeNow())).toEqual(wrong)
    })

    it('is limited to ten guesses', async () => {
      const desk = await open()
      await withFactor(desk)
      const first = await signIn(desk)
      const sessionId = 'sessionId' in first ? first.sessionId : ''
      const guess = () => desk.staff.confirm(sessionId, { code: '12345', address: null })
      for (let at = 0; at < 10; at += 1) expect(await guess()).toEqual(wrong)
      expect(await guess()).toMatchObject({ reason: 'too-many' })
    })

    it('has recovery codes that work once each', async () => {
      const desk = await open()
      const { recovery, confirm } = await withFactor(desk)
      expect(new Set(recovery).size).toBe(8)
      const [first = ''] = recovery
      signedIn(await confirm(first.toLowerCase()))
      expect(await confirm(first)).toEqual(wrong)
    })

    it('is turned off by a code, not by a session alone', async () => {
      const desk = await open()
      const { member, codeNow } = await withFactor(desk)
      expect(await desk.staff.endFactor(member, '')).toEqual(wrong)
      clock.pass(MINUTE_MS)
      expect(await desk.staff.endFactor(member, codeNow())).toBe('ended')
      signedIn(await signIn(desk))
    })

    it('that is delayed for over ten minutes requires the password again', async () => {
      const desk = await open()
      await withFactor(desk)
      const { sessionId = '' } = (await signIn(desk)) as { sessionId?: string }
      clock.pass(10 * MINUTE_MS + 1)
      expect(await desk.staff.findSession(sessionId)).toBeNull()
    })

    it('that is never entered leaves no session after ten minutes', async () => {
      const desk = await open()
      await withFactor(desk)
      const steps = async () => {
        const rows = await desk.database.selectFrom('staff_sessions').select('step').execute()
        return rows.map(({ step }) => step).toSorted()
      }
      await signIn(desk)
      clock.pass(10 * MINUTE_MS)
      await signIn(desk)
      expect(await steps()).toEqual(['first', 'first', 'whole'])
      clock.pass(1)
      await signIn(desk)
      expect(await steps()).toEqual(['first', 'first', 'whole'])
    })
  })
}
