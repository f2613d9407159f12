/** Why the shop rejects a request: responses of the endpoints under `/api` and of all URLs. */
export const requestProblems = {
  path: 'We can’t read this address: it has a percent sign or a character out of place. The shop starts at /',
  method: 'Only POST is answered here.',
  /** Link below the text, when the response is a page. */
  back: 'Back to the shop',
  pageMethod: 'Pages are only read: nothing can be sent to this address.',
  /** Title above the next text, when the response is a page. */
  needsScriptTitle: 'This form needs JavaScript',
  needsScript:
    'Nothing was sent. Please turn on JavaScript, or write to us: the contact page has our address.',
  type: 'Send JSON or a form.',
  notStored: 'We can’t take messages here. The contact page has the address to write to: /contact',
  fault: 'Something went wrong here. Please try again in a moment.',
  /** Title above the next text, for a form sent without script. */
  tooMuchTitle: 'We couldn’t send that',
  tooMuch: 'That’s too much to send at once. Please make it shorter.',
  json: 'The request is not valid JSON.',
  form: 'The form cannot be read.',
  question: 'This is not one of the questions about games and lists that the shop asks.',
  /** Title above the next text, when the response is a page. */
  tooManyTitle: 'One moment, please',
  tooMany: (seconds: number) =>
    `Too many requests came from your address. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  crossSite: 'This came from another site. Please send it from the shop’s own pages.',
  nothingToAdd:
    'We added nothing: the form has no game, or a quantity that no cart can hold. The games are at /all-products',
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
