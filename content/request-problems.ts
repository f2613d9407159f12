/** Why the shop rejects a request: responses of the endpoints under `/api` and of all URLs. */
export const requestProblems = {
  path: 'This address cannot be read: it has a percent sign or a character where none belongs. The shop begins at /',
  method: 'Only POST is answered here.',
  pageMethod: 'Pages are only read: nothing can be sent to this address.',
  type: 'Send JSON or a form.',
  unkept: 'Messages are not taken here. The contact page has the address to write to: /contact',
  fault: 'Something went wrong here. Please try again in a moment.',
  /** Title above the next text, for a form sent without script. */
  tooMuchTitle: 'That could not be sent',
  tooMuch: 'That was too much to send at once.',
  json: 'The request is not valid JSON.',
  form: 'The form cannot be read.',
  question: 'This is none of the questions of games and lists that the shop asks.',
  /** Title above the next text, when the response is a page. */
  tooManyTitle: 'One moment, please',
  tooMany: (seconds: number) =>
    `Too many requests came from your address. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  crossSite: 'This was sent from another site. Only the shop’s own pages may send it.',
  nothingToAdd:
    'Nothing was added: the form names no game, or a quantity that no cart holds. The games are at /all-products',
} as const

/** What is wrong with a part of a request; each follows the part's name. */
export const partProblems = {
  /** The part's name when the whole request is wrong. */
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
