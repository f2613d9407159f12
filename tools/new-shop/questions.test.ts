import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkCatalogue } from '#local-store/catalogue/check-catalogue.ts'
import { askInTerminal } from './ask-in-terminal.ts'
import { answersSchema, findFault, listFaults, type QuestionName } from './questions.ts'
import { createCatalogue } from './shop-catalogue.ts'

test.each<[QuestionName, string, string]>([
  ['name', ' ', 'Write something'],
  ['name', '<b>Mela</b>', 'without <'],
  ['name', 'விளையாட்டு', 'English or Hindi letters'],
  ['colours', '#1f6feb', 'two colours'],
  ['colours', 'red blue', 'two colours'],
  ['colours', '#fffbea #1f6feb', 'nobody would see a button'],
  ['email', 'hello', 'e-mail address'],
  ['phone', '12345', 'ten digits'],
  ['address', '17 Church Street, Bengaluru', 'PIN code'],
  ['address', '17 Church Street, Chennai, Tamil Nadu 560001', 'Karnataka'],
  ['gstin', '29AAGCB7383J1Z5', 'no GSTIN'],
  ['name', 'Mela\nMandi', 'on one line'],
  ['tagline', 'Games\u2028from the fair.', 'on one line'],
  ['seller', 'Mandi\u0000Toys', 'control characters'],
  ['address', '17 Church Street, Bengaluru,\tKarnataka 560001', 'control characters'],
  ['delivery', 'free', 'whole rupees'],
  ['delivery', '060', 'whole rupees'],
  ['delivery', '60 0999', 'whole rupees'],
  ['delivery', '00', 'whole rupees'],
  ['delivery', '100000', 'whole rupees'],
])('for %s the answer %j is refused with a message', (name, text, sentence) => {
  expect(findFault(name, text)).toContain(sentence)
})

const good: Readonly<Record<QuestionName, string>> = {
  name: ' Mela Mandi ',
  tagline: 'Games from the fair.',
  colours: '#1F6FEB, #ffd23d',
  email: 'hello@melamandi.in',
  phone: '098450 12345',
  seller: 'Mandi Toys LLP',
  address: '17 Church Street, Bengaluru, Karnataka 560001',
  gstin: '29aagcb7383j1z4',
  grievanceOfficer: 'Asha Rao',
  delivery: '60',
}

test('answers are parsed as people type them', () => {
  expect(answersSchema.parse(good)).toMatchObject({
    name: 'Mela Mandi',
    colours: ['#1f6feb', '#ffd23d'],
    phone: '+919845012345',
    address: ['17 Church Street', 'Bengaluru', 'Karnataka 560001'],
    gstin: '29AAGCB7383J1Z4',
    delivery: { fee: '60', freeFrom: null },
  })
})

test('a seller who is not registered has no GSTIN', () => {
  expect(answersSchema.parse({ ...good, gstin: ' ' }).gstin).toBeNull()
})

const ofMaharashtra = '27AAPFU0939F1ZV'
const otherState = /is registered in Maharashtra, and the address does not name it/

test('a GSTIN of another state than the address is refused, in a file and in a terminal', () => {
  const { error } = answersSchema.safeParse({ ...good, gstin: ofMaharashtra })
  expect(error && listFaults(error)).toEqual([expect.stringMatching(/^gstin: /)])
  expect(error && listFaults(error)).toEqual([expect.stringMatching(otherState)])
  expect(findFault('gstin', ofMaharashtra, good)).toMatch(otherState)
  const address = '12 FC Road, Pune, MAHARASHTRA 411005'
  expect(findFault('gstin', ofMaharashtra, { ...good, address })).toBeNull()
  expect(answersSchema.parse({ ...good, address, gstin: ofMaharashtra })).toMatchObject({
    gstin: ofMaharashtra,
  })
  expect(findFault('gstin', '', good)).toBeNull()
})

test('digits of Indian scripts count in phone numbers and PIN codes', () => {
  const address = '१७ Church Street, Bengaluru, Karnataka ५६०००१'
  expect(answersSchema.parse({ ...good, phone: '०९८४५० १२३४५', address })).toMatchObject({
    phone: '+919845012345',
    address: ['17 Church Street', 'Bengaluru', 'Karnataka 560001'],
  })
})

test('a state in other capitals is the state', () => {
  const address = '17 church street, bengaluru, KARNATAKA 560001'
  expect(answersSchema.parse({ ...good, address }).address).toEqual([
    '17 church street',
    'bengaluru',
    'Karnataka 560001',
  ])
})

test('a PIN code may be written in two groups, as on a letter', () => {
  const address = 'Plot 123 456, Church Street, Bengaluru, Karnataka 560 001, India'
  expect(answersSchema.parse({ ...good, address }).address).toEqual([
    'Plot 123 456',
    'Church Street',
    'Bengaluru',
    'Karnataka 560001',
    'India',
  ])
  expect(findFault('address', '17 Church Street, Chennai, Tamil Nadu 560 001')).toContain(
    'The PIN code 560001 is in Karnataka',
  )
})

test('the lines of a postal address are its parts', () => {
  const address = '17 Church Street,\r\nBengaluru\n\n Karnataka 560001\n'
  expect(answersSchema.parse({ ...good, address }).address).toEqual([
    '17 Church Street',
    'Bengaluru',
    'Karnataka 560001',
  ])
})

test('in a file a missing answer, a number and a mistyped question are named', () => {
  const { tagline: _, ...others } = good
  const read = answersSchema.safeParse({ ...others, phone: 98450, color: '#1f6feb', email: 'x' })
  expect(read.error && listFaults(read.error)).toEqual([
    'tagline: Write the answer as a text in quotation marks.',
    'email: Write an e-mail address such as hello@your-shop.in.',
    'phone: Write the answer as a text in quotation marks.',
    'color: There is no such question.',
  ])
})

test.each([[[good]], ['Mela Mandi'], null])('a file without an object is refused: %j', (given) => {
  const { error } = answersSchema.safeParse(given)
  expect(error && listFaults(error)).toEqual([expect.stringContaining('one object of answers')])
})

test('every accepted answer on delivery makes a catalogue that the store accepts', () => {
  const amount = fc.stringMatching(/^\d{1,6}$/)
  fc.assert(
    fc.property(amount, fc.option(amount), (fee, freeFrom) => {
      const delivery = [fee, freeFrom].filter(Boolean).join(' ')
      fc.pre(findFault('delivery', delivery) === null)
      const catalogue = createCatalogue(answersSchema.parse({ ...good, delivery }))
      checkCatalogue(catalogue, { name: 'catalogue.json', folder: '/' })
    }),
  )
})

test('a question is repeated until its answer is valid', async () => {
  const typed = ['', ...Object.values(good)]
  const asked: string[] = []
  const [input, output] = [new PassThrough(), new PassThrough()]
  output.on('data', (question) => {
    asked.push(String(question).slice(0, 4))
    input.write(`${typed.shift()}\n`)
  })
  const say = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => say.mockRestore())
  expect(await askInTerminal(input, output)).toEqual(good)
  expect(asked.slice(0, 3)).toEqual(['1/10', '1/10', '2/10'])
  expect(say.mock.calls).toEqual([['  Write something here.']])
})

test('leaving before the last question reports that nothing was written', async () => {
  const input = new PassThrough()
  const asked = askInTerminal(input, new PassThrough())
  input.end('Mela Mandi\nGames from the fair.\n')
  await expect(asked).rejects.toThrow('nothing was written')
})
