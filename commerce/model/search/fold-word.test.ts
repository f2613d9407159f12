import { expect, it } from 'vitest'
import { foldText, isNumber, soundOf, splitWords } from './fold-word.ts'

it.each([
  ['पार्टी', 'paartee'],
  ['दोस्त', 'dost'],
  ['शराब', 'sharaab'],
  ['बच्चों के लिए', 'bachchon ke lie'],
  ['२ खिलाड़ी', '2 khilaadee'],
  ['Café', 'cafe'],
  ['ＬＵＤＯ', 'ludo'],
  ['𝐋𝐮𝐝𝐨', 'ludo'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it.each([
  ['daru', 'daaru', 'दारू'],
  ['party', 'parties', 'पार्टी'],
  ['antakshari', 'antaksharee', 'अंताक्षरी'],
  ['shaadi', 'shadi', 'शादी'],
  ['bollywood', 'boliwood', 'बॉलीवुड'],
  ['couple', 'couples', 'cuple'],
  ['taxi', 'taksi', 'tacsi'],
  ['phone', 'fone', 'phones'],
  ['cinema', 'sinema', 'cinemas'],
  ['truck', 'trucks', 'truk'],
  ['quiz', 'kuiz', 'quij'],
  ['zindagi', 'jindagi', 'zindagee'],
  ['bomb', 'bom', 'bombs'],
  ['dhol', 'dol', 'dhols'],
  ['bachcha', 'baccha', 'bachha'],
  ['group', 'grup', 'groop'],
  ['yes', 'yess', 'yesss'],
  ['sister', 'sisters', 'sisster'],
  ['user', 'users', 'usser'],
  ['cats', 'cat', 'kats'],
])('%s, %s and %s have the same sound', (...words) => {
  expect(new Set(words.map((word) => soundOf(foldText(word)))).size).toBe(1)
})

it.each([
  ['bonus', 'bonu'],
  ['tennis', 'tenni'],
  ['gas', 'ga'],
  ['diesel', 'dyel'],
  ['number', 'numer'],
  ['mehendi', 'meendi'],
  ['chor', 'or'],
  ['city', 'ity'],
  ['cola', 'sola'],
  ['aaa', 'a'],
  ['a'.repeat(90), 'a'],
])('%s and %s have different sounds', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

it.each([
  ['18', true],
  ['8', true],
  ['18a', false],
  ['a18', false],
  ['ten', false],
])('whether %j is a number: %j', (word, is) => {
  expect(isNumber(word)).toBe(is)
})

it('different words have different sounds', () => {
  const words = ['date', 'dare', 'shot', 'chat', 'buzz', 'booze', 'love', 'ludo']
  expect(new Set(words.map(soundOf)).size).toBe(words.length)
})

it('splits text at anything but letters, digits and apostrophes', () => {
  expect(splitWords("friend's house-party: 18+!")).toEqual(['friends', 'house', 'party', '18'])
})
