/** Why the shop does not take a request: answers of the helpers under `/api` and of every address. */
export const requestProblems = {
  path: 'This address cannot be read: it has a percent sign or a character where none belongs. The shop begins at /',
  method: 'Only POST is answered here.',
  pageMethod: 'Pages are only read: nothing can be sent to this address.',
  type: 'Send JSON or a form.',
  unkept: 'Messages are not taken here. The contact page has the address to write to: /contact',
  fault: 'Something went wrong here. Please try again in a moment.',
  /** Above what was too much, for who sent a form without script. */
  tooMuchTitle: 'That could not be sent',
  tooMuch: 'That was too much to send at once.',
  json: 'The request is not valid JSON.',
  form: 'The form cannot be read.',
  question: 'This is none of the questions of games and lists that the shop asks.',
  /** Above the next sentence, for who sees it as a page. */
  tooManyTitle: 'One moment, please',
  tooMany: (seconds: number) =>
    `Too many requests came from your address. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  crossSite: 'This was sent from another site. Only the shop’s own pages may send it.',
  nothingToAdd:
    'Nothing was added: the form names no game, or a quantity that no cart holds. The games are at /all-products',
} as const

/** What is wrong with a part of a request; each goes on from the part's name. */
export const partProblems = {
  /** The name, when it is the whole. */
  whole: 'The request',
  unreadable: 'cannot be read',
  text: 'must be text',
  variantId: 'must name a variant of the store',
  wholeNumber: 'must be a whole number',
  least: (min: number) => `must be at least ${min}`,
  most: (max: number) => `must be at most ${max}`,
  line: 'must be a line with a variantId and a quantity',
  lines: 'must be a list of lines',
  noLines: 'must hold at least one line',
  tooManyLines: (max: number) => `must hold at most ${max} lines`,
  tooLong: (max: number) => `must be at most ${max} characters`,
  address: 'must be an address',
  checkout: 'must be an object with lines',
  coupon: 'must be an object with a code',
  empty: 'must not be empty',
  codes: 'must be a list of codes',
  tooManyCodes: (max: number) => `must hold at most ${max} codes`,
} as const
