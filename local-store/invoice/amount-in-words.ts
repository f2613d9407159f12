const small = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen'],
  ...['Eighteen', 'Nineteen'],
]
const tens = [
  ...['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'],
]
const units = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** `Rupees One Lakh Nine Thousand Nine Hundred Ninety-Nine and Fifty Paise Only`. @param paise whole, not negative */
export function amountInWords(paise: number): string {
  const rest = paise % 100
  const after = rest === 0 ? '' : ` and ${numberInWords(rest)} Paise`
  return `Rupees ${numberInWords((paise - rest) / 100)}${after} Only`
}

function numberInWords(number: number): string {
  const unit = units.find(([size]) => number >= size)
  if (unit === undefined) return belowHundred(number)
  const [size, name] = unit
  const rest = number % size
  const count = `${numberInWords((number - rest) / size)} ${name}`
  return rest === 0 ? count : `${count} ${numberInWords(rest)}`
}

function belowHundred(number: number): string {
  if (number < 20) return small[number] ?? ''
  const word = tens[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? word : `${word}-${small[number % 10]}`
}
