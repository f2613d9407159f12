import { loadFromShop } from '#app/shop/load-from-shop.ts'
import { privacyPolicy } from '#merchant/policies/privacy.ts'
import { createLegalPage } from './create-legal-page.tsx'
import { createPolicyLoader } from './create-policy-loader.server.ts'

const { Page, Fault } = createLegalPage(() => privacyPolicy)

export const loader = createPolicyLoader('privacy')
export const clientLoader = loadFromShop
export const ErrorBoundary = Fault
export default Page
