import { isOffered, type KindFilter } from '#commerce/model/filter-products.ts'
import { type PartyQuestion, partyQuestions } from '#content/party-finder.ts'

/**
 * The questions without answers that no game of the store fits. Leaves out a question with fewer than two answers.
 * @param kinds the kinds of games that the store has; null for all
 */
export function questionsFor(kinds: readonly KindFilter[] | null): readonly PartyQuestion[] {
  return partyQuestions.flatMap((question) => {
    const answers = question.answers.filter(({ filter }) => isOffered(filter, kinds))
    const [first, second] = answers
    if (first === undefined || second === undefined) return []
    const hasUsual = answers.some(({ filter }) => filter === question.usual)
    return [{ ...question, answers, usual: hasUsual ? question.usual : first.filter }]
  })
}
