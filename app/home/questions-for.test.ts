import { expect, it } from 'vitest'
import { partyQuestions } from '#content/party-finder.ts'
import { questionsFor } from './questions-for.ts'

it('asks all questions where the store has all kinds of games', () => {
  expect(questionsFor(null)).toEqual(partyQuestions)
  expect(questionsFor(['party', 'couple', 'family'])).toEqual(partyQuestions)
})

it('leaves out answers that no game of the store fits, and chooses another at the start', () => {
  const who = questionsFor(['couple', 'family']).find(({ name }) => name === 'who')
  expect(who?.answers.map(({ filter }) => filter)).toEqual(['couple', 'family'])
  expect(who?.usual).toBe('couple')
})

it.each([[[]], [['family'] as const]])('does not ask what leaves no choice: %j', (kinds) => {
  expect(questionsFor(kinds).map(({ name }) => name)).toEqual(['many', 'loud'])
})
