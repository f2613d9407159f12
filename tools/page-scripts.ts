import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type ManifestRoute = {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
  readonly module: string
  readonly imports?: readonly string[]
  readonly clientActionModule?: string
  readonly clientLoaderModule?: string
  readonly clientMiddlewareModule?: string
  readonly hydrateFallbackModule?: string
}

/** The parts of React Router's manifest that are used here. */
export type RouteManifest = {
  readonly url: string
  readonly entry: { readonly module: string; readonly imports?: readonly string[] }
  readonly routes: Readonly<Record<string, ManifestRoute>>
}

const prefix = 'window.__reactRouterManifest='

/**
 * Reads the manifest of the built browser files.
 * @param clientFolder the folder `build/current/client`
 * @throws Error when there is no build, or one without a manifest
 */
export function readRouteManifest(clientFolder: string): RouteManifest {
  const assets = join(clientFolder, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error(`${assets} has no route manifest: run "npm run build".`)
  const text = readFileSync(join(assets, name), 'utf8').trim()
  if (!text.startsWith(prefix)) throw new Error(`${name} does not start with ${prefix}`)
  return JSON.parse(text.slice(prefix.length).replace(/;$/, ''))
}

/** The paths of all routes below the root, as in app/routes.ts; the home page is the empty path. */
export function listRoutePaths(manifest: RouteManifest): string[] {
  return Object.values(manifest.routes)
    .filter(({ parentId }) => parentId !== undefined)
    .map(({ path = '' }) => path)
}

/**
 * The scripts that a page loads before it is interactive: the manifest, the entry, and the page's route and its parents
 * with everything that they import statically.
 * @param path the page's route path as in app/routes.ts; the home page is the empty path
 * @returns paths such as `/assets/root-1a2b.js`, each once
 * @throws Error when no route has the path
 */
export function findPageScripts(manifest: RouteManifest, path: string): string[] {
  const routes = Object.values(manifest.routes)
  const page = routes.find((route) => (path === '' ? route.index : route.path === path))
  if (!page) throw new Error(`No route has the path "${path}".`)
  const scripts = [manifest.url, manifest.entry.module, ...(manifest.entry.imports ?? [])]
  let route: ManifestRoute | undefined = page
  while (route) {
    scripts.push(...routeScripts(route))
    route = route.parentId ? manifest.routes[route.parentId] : undefined
  }
  return [...new Set(scripts)]
}

function routeScripts(route: ManifestRoute): string[] {
  const parts = [
    route.module,
    ...(route.imports ?? []),
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
  ]
  return parts.filter((part) => part !== undefined)
}
