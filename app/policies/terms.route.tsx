import { loadFromShop } from '#app/shop/load-from-shop.ts'
import { termsOfService } from '#merchant/policies/terms.ts'
import { createLegalPage } from './create-legal-page.tsx'
import { createPolicyLoader } from './create-policy-loader.server.ts'

const { Page, Fault } = createLegalPage(() => termsOfService)

export const loader = createPolicyLoader('terms')
export const clientLoader = loadFromShop
export const ErrorBoundary = Fault
export default Page
