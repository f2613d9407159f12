import { brand } from './brand.ts'
import { gstinLine, includedTax } from './seller-tax.ts'

/** Below the logo in the footer. */
export function footerLine(madeInIndia: string | null): string {
  const printed = 'printed for friends, cousins and couples.'
  const line = madeInIndia ? `${madeInIndia}, ${printed}` : `P${printed.slice(1)}`
  return `Card games for loud living rooms. ${line}`
}

/** The last line of every page: the seller, and what prices include. */
export const legalLine = [
  `© ${brand.parentCompany}`,
  gstinLine,
  `All prices include ${includedTax}.`,
]
  .filter(Boolean)
  .join('. ')
