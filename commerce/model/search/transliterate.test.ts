import { expect, it } from 'vitest'
import { transliterate } from './transliterate.ts'

/* Words that together have each letter, sign and mark of the script, as Hinglish spells them. */
it.each([
  ['कमल', 'kamal'],
  ['खबर', 'khabar'],
  ['गाजर', 'gaajar'],
  ['घर', 'ghar'],
  ['अङ्क', 'ank'],
  ['चाय', 'chaay'],
  ['छत', 'chhat'],
  ['जहाज', 'jahaaj'],
  ['झूठ', 'jhooth'],
  ['अञ्जन', 'anjan'],
  ['टोपी', 'topee'],
  ['ढोल', 'dhol'],
  ['डर', 'dar'],
  ['बाण', 'baan'],
  ['थाली', 'thaalee'],
  ['धूप', 'dhoop'],
  ['नमक', 'namak'],
  ['फल', 'phal'],
  ['भालू', 'bhaaloo'],
  ['मटर', 'matar'],
  ['यार', 'yaar'],
  ['काळा', 'kaalaa'],
  ['वन', 'van'],
  ['शेष', 'shesh'],
  ['सड़क', 'sadak'],
  ['हवा', 'havaa'],
  ['आम', 'aam'],
  ['इधर', 'idhar'],
  ['ईद', 'eed'],
  ['उधर', 'udhar'],
  ['ऊन', 'oon'],
  ['ऋषि', 'rishi'],
  ['एक', 'ek'],
  ['ऐनक', 'ainak'],
  ['ऍप', 'ep'],
  ['ओस', 'os'],
  ['औरत', 'aurat'],
  ['ऑफिस', 'ophis'],
  ['कुल', 'kul'],
  ['कृपा', 'kripaa'],
  ['मेज', 'mej'],
  ['पैसा', 'paisaa'],
  ['मॅच', 'mech'],
  ['मोर', 'mor'],
  ['मौसम', 'mausam'],
  ['बॉस', 'bos'],
  ['रंग', 'rang'],
  ['चाँद', 'chaand'],
  ['दुःख', 'duhkh'],
  ['सोऽहम्', 'soham'],
  ['०१२३४५६७८९', '0123456789'],
])('%s becomes %s', (hindi, hinglish) => {
  expect(transliterate(hindi)).toBe(hinglish)
})

it('the inherent vowel is silent at the end of a word', () => {
  expect(transliterate('घर में, यार!')).toBe('ghar men, yaar!')
})

it('text in other scripts is unchanged, accents included', () => {
  expect(transliterate('Café 5 தமிழ்')).toBe('Café 5 தமிழ்')
})
