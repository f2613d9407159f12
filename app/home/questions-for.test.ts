import { expect, it } from 'vitest'
import { partyQuestions } from '#content/party-finder.ts'
import { questionsFor } from './questions-for.ts'

it('returns all questions when the store has all kinds of games', () => {
  expect(questionsFor(null)).toEqual(partyQuestions)
  expect(questionsFor(['party', 'couple', 'family'])).toEqual(partyQuestions)
})

it('drops answers that no game of the store fits, and preselects another', () => {
  const who = questionsFor(['couple', 'family']).find(({ name }) => name === 'who')
  expect(who?.answers.map(({ filter }) => filter)).toEqual(['couple', 'family'])
  expect(who?.usual).toBe('couple')
})

it.each([[[]], [['family'] as const]])('drops a question that leaves no choice: %j', (kinds) => {
  expect(questionsFor(kinds).map(({ name }) => name)).toEqual(['many', 'loud'])
})
