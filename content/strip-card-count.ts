/** "55 fast cards", "50-60 cards" and "180 cards in all", but not "2 dice" or "5 minutes". */
const cardCount =
  /\b\d+(?:\s?[-–]\s?\d+)?\+?[\s-]((?:[\p{L}’-]+\s){0,2}cards?\b)(?:\s(?:in (?:all|total)|altogether)\b)?/giu

/** The text without the number of cards: "55 fast cards in all" becomes "Fast cards". */
export function stripCardCount(text: string): string {
  const bare = text.replace(cardCount, '$1')
  return bare === text ? text : bare.charAt(0).toUpperCase() + bare.slice(1)
}
