import { brand } from './brand.ts'
import { claims } from './claims.ts'

/** Below the logo in the footer. */
export const footerLine = `Card games for loud living rooms. ${claims.madeInIndia}, printed for friends, cousins and couples.`

/** The last line of every page: the seller, and what prices include. */
export const legalLine = `© ${brand.parentCompany}. GSTIN ${brand.gstin}. All prices include GST.`
