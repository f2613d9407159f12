import { z } from 'zod'
import { contrast } from '#app/styles/contrast.ts'
import { isGstin } from '#commerce/model/gstin.ts'
import { indianStates } from '#commerce/model/indian-states.ts'
import { listStatesOfPinCode } from '#commerce/model/pin-codes.ts'
import { plainDigits } from '#commerce/model/plain-digits.ts'
import { findStateOfGstin } from '#local-store/invoice/gst-states.ts'
import { isDrawable } from './drawn-letters.ts'

const filled = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Write something here.')
    .max(max, `Write at most ${max} letters.`)
    .regex(/^[^<>`\\${}]*$/, 'Write it without < > { } $ ` and \\.')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Write it on one line, without control characters.')

const phone = z
  .string()
  .transform((text) =>
    plainDigits(text)
      .replace(/[^\d+]/g, '')
      .replace(/^(?:\+?91|0)?(?=\d{10}$)/, '+91'),
  )
  .refine((text) => /^\+91[1-9]\d{9}$/.test(text), 'Write an Indian number of ten digits.')

/** The lines of an address on a letter count as its parts. */
const joinLines = (text: string) => text.trim().replace(/\s*[\r\n]\s*/g, ', ')

/** Names of states, each as the doctor and the terms look for it. */
const spellStates = (text: string) =>
  indianStates.reduce(
    (spelt, { name }) => spelt.replace(new RegExp(`\\b${name}\\b`, 'gi'), name),
    text,
  )

/** A PIN code as letters have it, `560 001`: the last digits of an address. The shop's pages need it in one piece. */
const joinPin = (text: string) => text.replace(/\b([1-9]\d{2}) (\d{3})(?=\D*$)/, '$1$2')

const address = z
  .string()
  .transform((text) => spellStates(joinPin(joinLines(plainDigits(text)))))
  .pipe(filled(200))
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .superRefine((parts, context) => {
    const text = parts.join(', ')
    const pin = /\b[1-9]\d{5}\b/.exec(text)?.[0]
    if (pin === undefined) return context.addIssue('Name the PIN code, six digits.')
    const states = listStatesOfPinCode(pin)
    if (states.length > 0 && !states.some((state) => text.includes(state)))
      context.addIssue(`The PIN code ${pin} is in ${states.join(' or ')}: name it in the address.`)
  })

/** Contrast of a button with white, below which it seems to be bare words; that of a light yellow is 1.2. */
const VISIBLE = 1.2

const colours = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (list) => list.length === 2 && list.every((colour) => /^#[0-9a-f]{6}$/.test(colour)),
    'Write two colours such as #1f6feb #ffc53d.',
  )
  .refine(
    ([button = '']) => contrast(button, '#ffffff') >= VISIBLE,
    'Choose another first colour: on white paper nobody would see a button in this one.',
  )

const delivery = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine(
    (list) =>
      list.length >= 1 &&
      list.length <= 2 &&
      // As JSON writes a number: 060 would be another one in merchant/claims.ts.
      list.every((part) => /^(?:0|[1-9]\d{0,4})$/.test(part)),
    'Write whole rupees: the fee and, if any, from which order on delivery is free, such as 60 999.',
  )
  .transform(([fee = '0', freeFrom = null]) => ({ fee, freeFrom }))

const gstin = z
  .string()
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .transform((text) => (text === '' ? null : text))
  .refine(
    (text) => text === null || isGstin(text),
    'That is no GSTIN: it has 15 characters, such as 27AAPFU0939F1ZV, the last of which is worked out from the others. Write nothing if you are not registered for GST.',
  )

/** A registration is for one state. Its code decides which tax an invoice has, so that of another would be wrong. */
function findStateFault(gstin: string | null, address: readonly string[]): string | null {
  const state = gstin === null ? null : findStateOfGstin(gstin)
  return state === null || address.join(', ').includes(state.name)
    ? null
    : `This GSTIN is registered in ${state.name}, and the address does not name it: invoices would have the wrong tax. Write the GSTIN of the address, or begin again with the address of the GSTIN.`
}

const questionsSchema = z.strictObject({
  name: filled(40).refine(
    isDrawable,
    'Write it in English or Hindi letters, of which the logo is drawn; merchant/brand.ts takes any letters later.',
  ),
  tagline: filled(80),
  colours,
  email: z.string().trim().pipe(z.email('Write an e-mail address such as hello@your-shop.in.')),
  phone,
  seller: filled(100),
  address,
  gstin,
  grievanceOfficer: filled(60),
  delivery,
})

/** What `npm run new-shop` asks, in order. */
export const answersSchema = questionsSchema.superRefine(({ gstin, address }, context) => {
  const message = findStateFault(gstin, address)
  if (message !== null) context.addIssue({ code: 'custom', path: ['gstin'], message })
})

export type Answers = z.infer<typeof answersSchema>
export type QuestionName = keyof Answers

export const questionTexts: Readonly<Record<QuestionName, string>> = {
  name: 'What is your shop called?',
  tagline: 'Which few words stand below the name?',
  colours: 'Your two colours, for buttons and for labels, such as #1f6feb #ffc53d?',
  email: 'At which e-mail address do buyers reach you?',
  phone: 'At which phone number?',
  seller: 'Who sells: the full name of the company or person?',
  address: 'Its address, with commas, state and PIN code?',
  gstin:
    'Its GSTIN? Write nothing if it is not registered for GST: pages then show none, and papers are bills of supply without tax.',
  grievanceOfficer: 'Who answers grievances: a name?',
  delivery:
    'What does delivery cost, and from which order on is it free, in rupees, such as 60 999?',
}

/**
 * The message for an invalid answer; null for a valid one.
 * @param earlier the answers before it
 */
export function findFault(
  name: QuestionName,
  text: string,
  earlier: Readonly<Partial<Record<QuestionName, string>>> = {},
): string | null {
  const read = questionsSchema.shape[name].safeParse(text)
  if (!read.success) return read.error.issues[0]?.message ?? null
  const gstin = name === 'gstin' ? questionsSchema.shape.gstin.safeParse(text) : null
  const address = questionsSchema.shape.address.safeParse(earlier.address)
  return gstin?.success && address.success ? findStateFault(gstin.data, address.data) : null
}

/** The messages for a file of answers, where one may also be missing, a number, or to no question. */
export function listFaults({ issues }: z.ZodError): readonly string[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${key}: There is no such question.`)
    if (issue.path.length === 0)
      return ['The file must be one object of answers: { "name": "…", "tagline": "…", and so on }.']
    const isText = issue.code !== 'invalid_type'
    const message = isText ? issue.message : 'Write the answer as a text in quotation marks.'
    return [`${issue.path.join('.')}: ${message}`]
  })
}
