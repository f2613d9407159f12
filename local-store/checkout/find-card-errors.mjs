// @ts-check

/*
 * Runs in the store, and in the browser before `check-card.mjs`, so that both say the same.
 */

/** The only card accepted here: a test number known to every developer. */
const TEST_CARD = '4242424242424242'

/**
 * @typedef {'cardNumber' | 'cardExpiry' | 'cardCvc'} CardField
 * @param {(field: CardField) => string} read what was typed, with the digits 0 to 9
 * @param {Date} now
 * @returns {Partial<Record<CardField, string>>} a sentence for each wrong field
 */
export function findCardErrors(read, now) {
  /** @type {Partial<Record<CardField, string>>} */
  const errors = {}
  const number = read('cardNumber').replaceAll(/[\s-]/g, '')
  if (number === '') errors.cardNumber = 'Enter the card number'
  else if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    errors.cardNumber = 'This card number is not valid: check the digits'
  else if (number !== TEST_CARD)
    errors.cardNumber = 'Only the test card 4242 4242 4242 4242 is accepted here'
  const expiry = findExpiryError(read('cardExpiry'), now)
  if (expiry !== null) errors.cardExpiry = expiry
  if (!/^\d{3,4}$/.test(read('cardCvc').trim())) errors.cardCvc = 'Enter its 3 or 4 digits'
  return errors
}

/** @param {string} text @param {Date} now */
function findExpiryError(text, now) {
  // Two runs of \s side by side would take time that grows with the square of the spaces.
  const match = /^(\d{1,2})\s*(?:[/-]\s*)?(\d{2}|20\d{2})$/.exec(text.trim())
  const month = Number(match?.[1])
  if (match === null || month < 1 || month > 12) return 'Enter the expiry as MM/YY'
  const year = 2000 + (Number(match[2]) % 100)
  // A card is valid to the end of its month; the day's grace covers India being ahead of UTC.
  const end = Date.UTC(year, month, 2)
  return end < now.getTime() ? 'This card has expired' : null
}

/** The check digit rule of card numbers (ISO/IEC 7812-1, annex B). @param {string} number */
function passesLuhn(number) {
  const sum = [...number].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
