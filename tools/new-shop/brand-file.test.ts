import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { writeBrandFile } from './brand-file.ts'

const answers = {
  name: 'Mela Mandi',
  tagline: 'Games from the fair.',
  colours: ['#1f6feb', '#ffd23d'],
  email: 'hello@melamandi.in',
  phone: '+919845012345',
  seller: 'Mandi Toys LLP',
  address: ['17 Tilak Road', 'Pune', 'Maharashtra 411001', 'India'],
  gstin: '27AAGCB7383J1Z8',
  grievanceOfficer: 'Asha Rao',
  delivery: { fee: '60', freeFrom: '999' },
}

test.each([
  ['Mela Mandi', 'MM'],
  ['The very best games of all', 'TVBG'],
  ['7 Wonders & Co', '7WC'],
  ['मेला', 'S'],
])('orders and invoices of %s have the initials %s', (name, initials) => {
  expect(writeBrandFile({ ...answers, name })).toContain(`initials: '${initials}'`)
})

/** The brand that the file exports. */
async function readBrand(text: string): Promise<unknown> {
  const url = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(text))}`
  return (await import(url)).brand
}

test.each(['27AAGCB7383J1Z8', null])('the GSTIN %s is written', async (gstin) => {
  expect(await readBrand(writeBrandFile({ ...answers, gstin }))).toMatchObject({ gstin })
})

test.each(["o'neil+games@mela-mandi.in", 'hello@melamandi.in'])(
  'the e-mail address %s is written as typed',
  async (email) => {
    expect(await readBrand(writeBrandFile({ ...answers, email }))).toMatchObject({
      email,
      grievanceOfficer: { email },
    })
  },
)
