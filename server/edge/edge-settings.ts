import { readSettings, type Settings, SettingsError } from '../settings.ts'

/**
 * The shop's settings. Only a hosted store is allowed, because a local one needs a disk.
 * @throws SettingsError
 */
export function readEdgeSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const settings = readSettings(environment)
  if (settings.store.kind === 'local') {
    throw new SettingsError('At the edge the shop needs a hosted store: set SHOPIFY_STORE_DOMAIN.')
  }
  return settings
}
