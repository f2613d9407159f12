import type { ProductFilter } from '#commerce/model/filter-products.ts'

type Answer = { readonly filter: ProductFilter; readonly crowd: string; readonly text: string }
export type PartyQuestion = {
  readonly name: string
  readonly text: string
  /** Selected at first. */
  readonly usual: ProductFilter
  readonly answers: readonly Answer[]
}

/** Three questions about a night; their answers are filters of all games. */
export const partyFinder = {
  eyebrow: 'Read the room',
  title: 'Who’s coming?',
  text: 'Three answers, three boxes.',
  deal: 'Deal three boxes',
  again: 'Deal again',
  all: 'See all that fit',
  /** On the button of a dealt box, whose name says the rest. */
  add: 'Add',
  dealt: (titles: readonly string[]) => `Dealt: ${titles.join(', ')}`,
  /** Null if there are boxes and all match all answers. */
  near: (exact: number, count: number) =>
    count === 0
      ? 'No box is in stock right now.'
      : exact >= count
        ? null
        : exact === 0
          ? 'No box ticks every box. These come closest.'
          : `${exact === 1 ? 'The first fits' : 'The first two fit'} all of that, the rest come close.`,
  failed: 'We couldn’t deal the boxes. Please try again.',
} as const

export const partyQuestions: readonly PartyQuestion[] = [
  {
    name: 'many',
    text: 'How many?',
    usual: 'for-4',
    answers: [
      { filter: 'for-2', crowd: 'two', text: 'Two of us' },
      { filter: 'for-4', crowd: 'few', text: 'A few' },
      { filter: 'big-group', crowd: 'crowd', text: 'A crowd' },
    ],
  },
  {
    name: 'who',
    text: 'Who?',
    usual: 'party',
    answers: [
      { filter: 'party', crowd: 'friends', text: 'Friends' },
      { filter: 'couple', crowd: 'couple', text: 'My person' },
      { filter: 'family', crowd: 'family', text: 'Family' },
    ],
  },
  {
    name: 'loud',
    text: 'How loud?',
    usual: 'loud',
    answers: [
      { filter: 'quiet', crowd: 'quiet', text: 'Neighbours sleep' },
      { filter: 'loud', crowd: 'loud', text: 'Neighbours join' },
    ],
  },
]
