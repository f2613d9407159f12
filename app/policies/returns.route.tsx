import { loadFromShop } from '#app/shop/load-from-shop.ts'
import { returnsPolicyFor } from '#merchant/policies/returns.ts'
import { createLegalPage } from './create-legal-page.tsx'
import { createPolicyLoader } from './create-policy-loader.server.ts'

const { Page, Fault } = createLegalPage(returnsPolicyFor)

export const loader = createPolicyLoader('refund')
export const clientLoader = loadFromShop
export const ErrorBoundary = Fault
export default Page
