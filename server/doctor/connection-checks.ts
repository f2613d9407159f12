import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { connectionCheck } from '#commerce/operations/shop.ts'
import { STOREFRONT_API_VERSION, storefrontApiVersions } from '#commerce/schema/versions.ts'
import { connection } from '#content/doctor/connection.ts'
import { note, type Remark, wrong } from './check.ts'
import type { Examined, Way } from './examined.ts'

/** The timeout of the client in `server/store/storefront.ts`. */
const ATTEMPT_SECONDS = 5

/** Checks the tokens by their form. */
export function checkTokens({ settings: { store } }: Examined): readonly Remark[] {
  if (store.kind === 'local') return []
  if (/^shp[a-z]{2}_/.test(store.publicToken)) return [wrong(connection.privateAsPublic)]
  if (store.privateToken === null) return [note(connection.noPrivateToken)]
  return store.privateToken === store.publicToken ? [wrong(connection.sameTokens)] : []
}

/** Sends the smallest query once per token, until one fails: both would meet the same network. */
export async function checkConnection({ ways, settings }: Examined): Promise<readonly Remark[]> {
  for (const way of ways) {
    const problem = await findProblem(way, settings.apiVersion)
    if (problem) return [wrong(problem)]
  }
  return []
}

async function findProblem(way: Way, version: string): Promise<string | null> {
  try {
    await way.ask().query(connectionCheck, {}, { retries: 0 })
    return null
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    return explainNetwork(way, error) ?? explainAnswer(way, error, version)
  }
}

function explainNetwork({ host, exchanges }: Way, fault: StorefrontFault): string | null {
  const exchange = exchanges.at(-1)
  if (fault.kind === 'timeout') return connection.silent(host, ATTEMPT_SECONDS)
  if (exchange === undefined || exchange.status !== null) return null
  const code = exchange.failure ?? fault.message
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code)) return connection.unknownHost(host)
  if (code === 'ECONNREFUSED') return connection.refused(host)
  if (/CERT|SIGNED|UNABLE_TO_VERIFY|ERR_SSL|ERR_TLS/.test(code)) {
    return connection.certificate(host, code)
  }
  return connection.unreachable(host, code)
}

function explainAnswer(way: Way, fault: StorefrontFault, version: string): string {
  const { host, exchanges } = way
  const exchange = exchanges.at(-1)
  const status = exchange?.status ?? 200
  if (status >= 300 && status <= 399 && exchange?.location) {
    return connection.redirect(host, hostOf(exchange.location, host))
  }
  if (fault.kind === 'throttled') return connection.throttled(host)
  if (status === 401 || status === 403) return connection.tokenRefused(way.name)
  if (status === 402 || status === 423) return connection.closed(host, status)
  if (status === 404) return connection.unknownStore(host, version)
  if (status === 400 && /locked/i.test(fault.message))
    return connection.channelLocked(fault.message)
  if (status >= 500) return connection.down(host, fault.message)
  return exchange?.isWebPage ? connection.page(host) : connection.strange(host, fault.message)
}

const hostOf = (location: string, host: string) =>
  URL.canParse(location, `https://${host}`) ? new URL(location, `https://${host}`).host : location

/** Checks which API version responded, and whether it will be supported for long. */
export async function checkVersion(examined: Examined): Promise<readonly Remark[]> {
  const { apiVersion } = examined.settings
  const pinned = STOREFRONT_API_VERSION
  const served = examined.ways.flatMap(({ exchanges }) => exchanges.at(-1)?.version ?? [])
  const other = served.find((version) => version !== apiVersion)
  if (other) return [wrong(connection.otherVersion(apiVersion, other, pinned))]
  const { apiVersions } = await examined.facts()
  const listedVersion = apiVersions.find(({ handle }) => handle === apiVersion)
  const isChecked = storefrontApiVersions.some((version) => version === apiVersion)
  if (isChecked && listedVersion?.supported === false) {
    return [wrong(connection.endingVersion(apiVersion, pinned))]
  }
  return isChecked ? [] : [note(connection.untriedVersion(apiVersion, pinned))]
}

const MINUTE = 60_000
const MAX_CLOCK_MS = 2 * MINUTE
/** Fewer responses say nothing about a store's speed. */
const MIN_RESPONSES = 5

export function checkClock({ ways }: Examined): readonly Remark[] {
  const differences = ways.flatMap(({ exchanges }) =>
    exchanges.flatMap((each) => each.clockAhead ?? []),
  )
  const ahead = middleOf(differences)
  if (ahead === null || Math.abs(ahead) < MAX_CLOCK_MS) return []
  return [wrong(connection.clock(Math.round(Math.abs(ahead) / MINUTE), ahead > 0))]
}

export function checkPace({ ways, slowFrom }: Examined): readonly Remark[] {
  const responses = ways.flatMap(({ exchanges }) =>
    exchanges.filter(({ status }) => status !== null),
  )
  const remarks: Remark[] = []
  const middle = middleOf(responses.map(({ milliseconds }) => milliseconds))
  if (middle !== null && responses.length >= MIN_RESPONSES && middle >= slowFrom) {
    remarks.push(note(connection.slow(Math.round(middle), responses.length)))
  }
  const throttled = responses.filter(({ isThrottled }) => isThrottled).length
  if (throttled > 0) remarks.push(note(connection.throttling(throttled, responses.length)))
  return remarks
}

function middleOf(numbers: readonly number[]): number | null {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? null
}
