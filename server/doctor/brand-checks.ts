import { written } from '#content/doctor/written.ts'
import { type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'

type Written = Pick<Examined, 'merchant'>

/** Checks the names that appear on every page. */
export function checkNames({ merchant }: Written): readonly Remark[] {
  const { grievanceOfficer, ...brand } = merchant.brand
  const { name, wordmark, tagline, parentCompany, supportHours, courts } = brand
  const names = { name, wordmark, tagline, parentCompany, supportHours, courts }
  const empty = Object.entries({ ...names, 'name of grievanceOfficer': grievanceOfficer.name })
    .filter(([, text]) => text.trim() === '')
    .map(([field]) => written.emptyName(field))
  const initials = /^[A-Z0-9]{1,4}$/.test(brand.initials) ? [] : written.initials(brand.initials)
  return [...empty, initials].flat().map(wrong)
}

/** Checks WhatsApp and social sites. */
export function checkSocial({ merchant }: Written): readonly Remark[] {
  const { whatsapp, social } = merchant.brand
  const chat =
    whatsapp === null || /^https:\/\/wa\.me\/91[1-9]\d{9}(?:\?\S*)?$/.test(whatsapp)
      ? []
      : [wrong(written.whatsapp(whatsapp))]
  const sites = social.flatMap(({ name, handle, href }, at) => {
    const isNamed = name.trim() !== '' && handle.trim() !== ''
    const isTwice = social.slice(0, at).some((other) => other.href === href)
    return [
      ...(opensPage(href) ? [] : [wrong(written.socialAddress(name, href))]),
      ...(isNamed ? [] : [wrong(written.socialName(href))]),
      ...(isTwice ? [wrong(written.sameSocial(href))] : []),
    ]
  })
  return [...chat, ...sites]
}

function opensPage(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.pathname !== '/'
}
