import * as z from 'zod/mini'
import { fieldNames, fieldProblems as problems } from '#content/form-problems.ts'
import { plainDigits } from '../plain-digits.ts'
import { stripMarkup } from './strip-markup.ts'

/** Letters of every script with combining marks; joiners only where Indian scripts need them. */
const LETTER = String.raw`(?:\p{L}\p{M}*(?:(?<=\p{M})[\u200c\u200d])?)`
const letters = new RegExp(`^${LETTER}+$`, 'u')
const lettersAndSpaces = new RegExp(`^(?:${LETTER}| )+$`, 'u')

/** Specification section 5: optional leading plus, nonzero digit, up to 15 more digits. */
const phoneNumber = /^\+?[1-9]\d{0,15}$/
/** Separators people write in phone numbers. */
const phoneSeparators = /[\s().\p{Pd}]/gu

/** Invisible and bidirectional control characters. */
const hiddenMarks = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

const EMAIL_MAX = 100

/** Code points: an emoji is one character, not two. */
export function countCharacters(text: string): number {
  return [...text].length
}

/** One line without markup and outer spaces. Hidden characters stay, and fail a rule about letters. */
function tidyLine(text: string): string {
  return stripMarkup(text).normalize('NFC').trim()
}

/** Free text without markup, hidden characters and outer spaces; line breaks stay. */
function tidyText(text: string): string {
  return dropMarks(text, '\n\t')
}

/**
 * One line without the marks that phones and messengers add to what is copied. Line breaks stay, and fail as other spaces
 * do; so does U+202E, which reverses what is seen.
 */
function tidyPasted(text: string): string {
  return dropMarks(text, '\n\t\u202e')
}

function dropMarks(text: string, kept: string): string {
  return stripMarkup(text)
    .normalize('NFC')
    .replace(hiddenMarks, (mark) => (kept.includes(mark) ? mark : ''))
    .trim()
}

/** A place's name, with its `&` as a word: browsers fill in the state `Jammu & Kashmir`. */
function tidyPlace(text: string): string {
  return tidyLine(text).replace(/([\p{L}\p{M}]) ?& ?(?=\p{L})/gu, '$1 and ')
}

type Length = {
  readonly min: number
  readonly tooShort: string
  readonly max: number
  readonly tooLong: string
}

/** Both bounds are inclusive (specification section 5: `2-50 chars`). */
function length({ min, tooShort, max, tooLong }: Length) {
  return [
    z.refine<string>((text) => countCharacters(text) >= min, tooShort),
    z.refine<string>((text) => countCharacters(text) <= max, tooLong),
  ] as const
}

/** A line of 2 to 50 letters and spaces that names a city or a state. */
export function placeRule(word: string) {
  return nameRule(word, { max: 50, spaces: true, tidy: tidyPlace })
}

type NameOptions = {
  readonly max: number
  readonly spaces: boolean
  readonly tidy?: typeof tidyLine
}

/** A line of 2 to `max` letters, with spaces if allowed. */
export function nameRule(word: string, { max, spaces, tidy = tidyLine }: NameOptions) {
  const tooShort = problems.tooShort(word, 2)
  const tooLong = problems.tooLong(word, max)
  return z
    .string(tooShort)
    .check(
      z.overwrite(tidy),
      z.minLength(1, problems.missing(word)),
      ...length({ min: 2, tooShort, max, tooLong }),
      z.regex(
        spaces ? lettersAndSpaces : letters,
        spaces ? problems.lettersAndSpaces(word) : problems.letters(word),
      ),
    )
}

/** Free text with length limits. */
export function textRule(word: string, { min, max }: { min: number; max: number }) {
  const tooShort = problems.tooShort(word, min)
  const tooLong = problems.tooLong(word, max)
  return z
    .string(tooShort)
    .check(
      z.overwrite(tidyText),
      z.minLength(1, problems.missing(word)),
      ...length({ min, tooShort, max, tooLong }),
    )
}

/** Non-empty free text. */
export function requiredTextRule(message: string) {
  return z.string(message).check(z.overwrite(tidyText), z.minLength(1, message))
}

/** One line that matches a pattern. */
export function patternRule(pattern: RegExp, message: string) {
  return z.string(message).check(z.overwrite(tidyLine), z.regex(pattern, message))
}

/**
 * One line that matches a pattern once its white space, hyphens of any kind and hidden characters are left out, and
 * digits of Indian scripts are written as 0 to 9.
 */
export function compactRule(pattern: RegExp, message: string) {
  const compact = (text: string) => plainDigits(tidyPasted(text).replace(/[\s\p{Pd}]/gu, ''))
  return z.string(message).check(z.overwrite(compact), z.regex(pattern, message))
}

/** An e-mail address; reports the length first, since a long one may be valid. */
export function emailRule() {
  const message = problems.email
  return z
    .string(message)
    .check(
      z.overwrite(tidyPasted),
      z.minLength(1, problems.missing(fieldNames.email)),
      z.maxLength(EMAIL_MAX, problems.tooLong(fieldNames.email, EMAIL_MAX)),
      z.regex(z.regexes.email, message),
    )
}

/**
 * A phone number, stored as typed but for digits of Indian scripts; validation ignores spaces, hyphens of any kind and
 * brackets (decision 10, choice 18).
 */
export function phoneRule() {
  return z.string(problems.phone).check(
    z.overwrite((text) => plainDigits(tidyPasted(text))),
    z.minLength(1, problems.missing(fieldNames.phone)),
    z.refine((text) => phoneNumber.test(text.replace(phoneSeparators, '')), problems.phone),
  )
}

/** A password: stripped of markup like all input, but never trimmed. */
export function passwordRule() {
  const tooShort = problems.tooShort(fieldNames.password, 8)
  const tooLong = problems.tooLong(fieldNames.password, 128)
  return z
    .string(tooShort)
    .check(
      z.overwrite(stripMarkup),
      z.minLength(1, problems.missing(fieldNames.password)),
      ...length({ min: 8, tooShort, max: 128, tooLong }),
    )
}
