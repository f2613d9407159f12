import { checkNames, checkSocial } from './brand-checks.ts'
import type { Check } from './check.ts'
import { checkCodes } from './code-checks.ts'
import {
  checkClock,
  checkConnection,
  checkPace,
  checkTokens,
  checkVersion,
} from './connection-checks.ts'
import { checkDatabase } from './database-checks.ts'
import { checkCollections, checkGoods, checkPolicies } from './goods-checks.ts'
import { checkLinks } from './link-checks.ts'
import { checkMailServer } from './mail-checks.ts'
import { checkMarket, checkPrimaryDomain } from './market-checks.ts'
import { checkOrigin, checkProxies, checkReach, checkSettings } from './origin-checks.ts'
import {
  checkAddress,
  checkClaims,
  checkColours,
  checkGstin,
  checkMail,
  checkPhones,
  checkPictures,
} from './owner-checks.ts'
import { checkPacks } from './pack-checks.ts'
import { checkPolicyPages } from './policy-page-checks.ts'
import { checkScopes } from './scope-checks.ts'
import { checkCheckout, checkDelivery, checkPayments } from './selling-checks.ts'
import { checkAnchors, checkLinkedProducts } from './target-checks.ts'
import { checkProductTaxes, checkTax } from './tax-checks.ts'

/** All checks, in the order of the report. */
export const checks: readonly Check[] = [
  { name: 'token', touches: 'settings', find: checkTokens },
  { name: 'connection', touches: 'connection', find: checkConnection },
  { name: 'api-version', touches: 'store', find: checkVersion },
  { name: 'scopes', touches: 'carts', find: checkScopes },
  { name: 'market', touches: 'store', find: checkMarket },
  { name: 'primary-domain', touches: 'store', find: checkPrimaryDomain },
  { name: 'goods', touches: 'store', find: checkGoods },
  { name: 'packs', touches: 'store', find: checkPacks },
  { name: 'collections', touches: 'store', find: checkCollections },
  { name: 'linked-products', touches: 'store', find: checkLinkedProducts },
  { name: 'anchors', touches: 'store', find: checkAnchors },
  { name: 'policies', touches: 'store', find: checkPolicies },
  { name: 'codes', touches: 'carts', find: checkCodes },
  { name: 'delivery', touches: 'carts', find: checkDelivery },
  { name: 'checkout', touches: 'checkout', find: checkCheckout },
  { name: 'payments', touches: 'settings', find: checkPayments },
  { name: 'clock', touches: 'answers', find: checkClock },
  { name: 'pace', touches: 'answers', find: checkPace },
  { name: 'unknown', touches: 'settings', find: checkSettings },
  { name: 'public-origin', touches: 'settings', find: checkOrigin },
  { name: 'proxies', touches: 'settings', find: checkProxies },
  { name: 'reach', touches: 'own-address', find: checkReach },
  { name: 'claims', touches: 'settings', find: checkClaims },
  { name: 'colours', touches: 'settings', find: checkColours },
  { name: 'pictures', touches: 'settings', find: checkPictures },
  { name: 'links', touches: 'settings', find: checkLinks },
  { name: 'pages', touches: 'settings', find: checkPolicyPages },
  { name: 'names', touches: 'settings', find: checkNames },
  { name: 'gstin', touches: 'settings', find: checkGstin },
  { name: 'mail', touches: 'settings', find: checkMail },
  { name: 'mail-server', touches: 'own-address', find: checkMailServer },
  { name: 'database', touches: 'own-address', find: checkDatabase },
  { name: 'phones', touches: 'settings', find: checkPhones },
  { name: 'address', touches: 'settings', find: checkAddress },
  { name: 'social', touches: 'settings', find: checkSocial },
  { name: 'tax', touches: 'settings', find: checkTax },
  { name: 'product-taxes', touches: 'settings', find: checkProductTaxes },
]
