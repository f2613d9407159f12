/** Devanagari letters as India spells them in Latin ones: what a shopper types in Hinglish. */
const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}

/** Vowels as separate letters, and as signs after a consonant, whose inherent `a` they replace. */
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऍ: 'e',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॅ': 'e',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  '्': '',
}

const marks: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n', 'ः': 'h', ऽ: '', '़': '' }

const isVowelSign = (sign: string | undefined) => sign !== undefined && /[\u093e-\u094d]/.test(sign)

const digit = (sign: string) => String(sign.charCodeAt(0) - 0x0966)

/**
 * Text with its Devanagari in Latin letters: `पार्टी` is `paartee`. Other text stays. A consonant's inherent `a` is
 * silent at the end of a word, as in Hindi: `दोस्त` is `dost`.
 */
export function transliterate(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text
  // A dot below makes another sound of a letter, which Hinglish rarely spells.
  const signs = [...text.normalize('NFD').replaceAll('\u093c', '')]
  return signs.map((sign, index) => toLatin(sign, signs[index + 1])).join('')
}

function toLatin(sign: string, next: string | undefined): string {
  const consonant = consonants[sign]
  if (consonant === undefined)
    return vowels[sign] ?? marks[sign] ?? (/[०-९]/.test(sign) ? digit(sign) : sign)
  const isLast = next === undefined || !/[\u0900-\u097f]/.test(next)
  return isLast || isVowelSign(next) ? consonant : `${consonant}a`
}
