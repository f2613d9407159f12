import { listUnreadable } from '#app/styles/colour-pairs.ts'
import { gstinCheckDigit, hasGstinFormat } from '#commerce/model/gstin.ts'
import { listStatesOfPinCode } from '#commerce/model/pin-codes.ts'
import { owner } from '#content/doctor/owner.ts'
import { written } from '#content/doctor/written.ts'
import { findStateOfGstin } from '#local-store/invoice/gst-states.ts'
import { questions } from '#merchant/claims.ts'
import { listUnanswered } from '#merchant/claims-for.ts'
import { zonesQuestion } from '#merchant/delivery-zones.ts'
import { note, type Remark, wrong, wrongIf } from './check.ts'
import type { Examined } from './examined.ts'
import { listMissing } from './merchant-pictures.ts'

type Written = Pick<Examined, 'merchant' | 'isSelling'>

/** Domains that nobody can register (RFC 2606, RFC 6761). */
const reservedDomain = /[@.](?:example|test|invalid|localhost|example\.(?:com|net|org))$/i

const mailPattern = /^[^\s@<>]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i

/** The same digit seven times, or consecutive digits. */
const placeholderNumber = /(\d)\1{6}|1234567|7654321/
const placeholderWords = /\[|\bx{3,}\b|lorem|\btodo\b|\btbd\b|\byour\b|address line/i

export function checkGstin({ merchant, isSelling }: Written): readonly Remark[] {
  const { gstin } = merchant.brand
  if (gstin === null) return [note(owner.unregistered)]
  if (gstin.trim() === '') return [wrongIf(isSelling, owner.noGstin)]
  const state = findStateOfGstin(gstin)
  if (!hasGstinFormat(gstin) || state === null)
    return [wrongIf(isSelling, owner.malformedGstin(gstin))]
  const digit = gstinCheckDigit(gstin)
  if (!gstin.endsWith(digit)) return [wrongIf(isSelling, owner.wrongGstin(gstin, digit))]
  const text = merchant.brand.address.join(' ')
  const pin = findPin(text) ?? ''
  // checkAddress reports an address that names another state than that of its PIN code.
  const states = listStatesOfPinCode(pin).filter((each) => text.includes(each))
  if (states.length === 0 || states.includes(state.name)) return []
  // A registration is for one state, which decides between CGST with SGST and IGST.
  return [wrongIf(isSelling, owner.gstinOfOtherState(gstin, state.name, pin, states))]
}

const findPin = (address: string) => /\b[1-9]\d{5}\b/.exec(address)?.[0]

export function checkMail({ merchant, isSelling }: Written): readonly Remark[] {
  const { email, grievanceOfficer } = merchant.brand
  return [...new Set([email, grievanceOfficer.email])].flatMap((address) => {
    if (!mailPattern.test(address)) return [wrongIf(isSelling, written.malformedMail(address))]
    if (!reservedDomain.test(address)) return []
    return [wrongIf(isSelling, owner.placeholderMail(address))]
  })
}

export function checkPhones({ merchant, isSelling }: Written): readonly Remark[] {
  const { phone, grievanceOfficer } = merchant.brand
  const isSame =
    grievanceOfficer.phone.text === phone.text && grievanceOfficer.phone.href === phone.href
  return [phone, ...(isSame ? [] : [grievanceOfficer.phone])].flatMap(({ text, href }) => {
    const shown = `+${text.replace(/\D/g, '')}`
    const dialled = href.replace('tel:', '')
    if (!/^\+91[1-9]\d{9}$/.test(shown)) return [wrongIf(isSelling, owner.malformedPhone(text))]
    if (placeholderNumber.test(shown.slice(3))) {
      return [wrongIf(isSelling, owner.placeholderPhone(text))]
    }
    return shown === dialled ? [] : [wrongIf(isSelling, owner.otherPhone(text, dialled))]
  })
}

export function checkAddress({ merchant, isSelling }: Written): readonly Remark[] {
  const { address, courts } = merchant.brand
  const placeholder = address.find((line) => placeholderWords.test(line))
  if (placeholder) return [wrongIf(isSelling, owner.placeholderAddress(placeholder))]
  const text = address.join(' ')
  const pin = findPin(text)
  if (!pin) return [wrongIf(isSelling, owner.noPin)]
  const states = listStatesOfPinCode(pin)
  const isThere = states.length === 0 || states.some((state) => text.includes(state))
  if (!isThere) return [wrongIf(isSelling, owner.otherState(pin, states))]
  // Another city may be agreed on, but is more likely left over from another shop.
  return text.includes(courts.trim()) ? [] : [note(owner.otherCourts(courts))]
}

/** Checks the contrast of text and controls with their backgrounds. */
export function checkColours({ merchant }: Examined): readonly Remark[] {
  const pairs = listUnreadable(merchant.colours)
  return pairs.length === 0 ? [] : [wrong(owner.unreadable(pairs))]
}

/** Checks that pictures and clips exist. */
export function checkPictures({ merchant }: Examined): readonly Remark[] {
  return merchant.pictures.flatMap(({ file, field, addresses }) => {
    const missing = listMissing(addresses)
    return missing.length === 0 ? [] : [wrong(owner.missingPictures(file, field, missing))]
  })
}

export function checkClaims({ merchant, settings, isSelling }: Examined): readonly Remark[] {
  if (settings.figures === 'simulated') return isSelling ? [wrong(owner.simulated)] : []
  const remarks: Remark[] = []
  if (settings.figures === 'measured') {
    for (const name of listUnanswered(merchant.answers)) {
      // Returns and delivery must be stated (Consumer Protection (E-Commerce) Rules, 2020), but no number of customers.
      const toRemark = name === 'customers' ? note : wrong
      remarks.push(toRemark(owner.unanswered(questions[name], name)))
    }
  }
  if (settings.figures === 'measured' && merchant.zones === null) {
    remarks.push(note(owner.noZones(zonesQuestion)))
  }
  const unproved = Object.entries(merchant.claims)
    .filter(([, { evidence }]) => evidence === null)
    .map(([name]) => name)
  if (merchant.voices.some(({ evidence }) => evidence === null)) unproved.push('voices')
  if (unproved.length > 0) remarks.push(note(owner.unproved(unproved)))
  return remarks
}
