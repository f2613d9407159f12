import { owner } from '#content/doctor/owner.ts'
import { note, type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'

const loopback = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/

const hostOf = (origin: string) => new URL(origin).hostname

/** Lists settings that do nothing: other programs have some that begin like the shop's, so these are only notes. */
export function checkSettings({ settings }: Examined): readonly Remark[] {
  return settings.unknown.map(({ name, alike }) => note(owner.unknownSetting(name, alike)))
}

/** Checks the setting itself; the demonstration is for this machine only. */
export function checkOrigin({ settings, isSelling }: Examined): readonly Remark[] {
  const { publicOrigin } = settings
  if (!isSelling) return []
  if (loopback.test(hostOf(publicOrigin))) return [wrong(owner.localOrigin(publicOrigin))]
  return publicOrigin.startsWith('http:') ? [wrong(owner.insecureOrigin(publicOrigin))] : []
}

/** The shop serves plain HTTP, so an https origin means that there is a proxy. */
export function checkProxies({ settings, isSelling }: Examined): readonly Remark[] {
  const isBehindProxy = settings.publicOrigin.startsWith('https:')
  const isKnown = settings.trustedProxies.length > 0
  return isSelling && isBehindProxy && !isKnown ? [wrong(owner.noProxies)] : []
}

/** Requests the shop's own URL; a shop that has not started yet is not an error. */
export async function checkReach(examined: Examined): Promise<readonly Remark[]> {
  const { publicOrigin } = examined.settings
  if (!examined.isSelling || loopback.test(hostOf(publicOrigin))) return []
  const visited = await examined.visit(`${publicOrigin}/healthz`)
  if ('reason' in visited) {
    const isUnknown = /^(?:ENOTFOUND|EAI_AGAIN)$/.test(visited.reason)
    return isUnknown
      ? [wrong(owner.unknownOrigin(publicOrigin))]
      : [note(owner.silentOrigin(publicOrigin, visited.reason))]
  }
  if (visited.url.origin !== publicOrigin) {
    return [wrong(owner.movedOrigin(publicOrigin, visited.url.origin))]
  }
  if (visited.status >= 500) {
    return [note(owner.silentOrigin(publicOrigin, `HTTP ${visited.status}`))]
  }
  return visited.status === 200 && visited.body === 'ok'
    ? []
    : [wrong(owner.otherOrigin(publicOrigin))]
}
