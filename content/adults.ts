/** Of games that are for adults alone: few words, at the buttons and before paying. */
export const adults = {
  game: 'For adults only: 18 and over.',
  drinking: 'For adults only: 18 and over, and the age at which your state allows a drink.',
  order: 'This order has a game for adults: by paying you say that you are 18 or older.',
} as const
