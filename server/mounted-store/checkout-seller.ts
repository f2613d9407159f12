import type { Seller } from '#local-store/checkout/known-shop.ts'
import { brand } from '#merchant/brand.ts'
import { saleLinks } from '#merchant/navigation.ts'

/** Who sells, how to reach them and which rules hold, for the pages of the local store's checkout. */
export const checkoutSeller: Seller = {
  name: brand.parentCompany,
  gstin: brand.gstin,
  email: brand.email,
  phone: brand.phone,
  hours: brand.supportHours,
  pages: saleLinks,
}
