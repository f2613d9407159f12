import { brand } from './brand.ts'

/** For example `GSTIN 29AAKCG4821P1Z5`; null for a seller who is not registered. */
export const gstinLine = brand.gstin === null ? null : `GSTIN\u00a0${brand.gstin}`

/** What prices include: a seller who is not registered charges no GST (decision 96). */
export const includedTax = brand.gstin === null ? 'taxes' : 'GST'
