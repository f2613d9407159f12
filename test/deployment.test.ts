// Tests that Dockerfile, compose.yaml and deploy/ are right for the shop of this checkout.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

import { KEEP_ALIVE_MS } from '#platform/keep-alive.ts'
import { environmentSchema } from '#server/settings.ts'
import { isBuildSource } from '#tools/build-stamp.ts'
import { root } from '#tools/project.ts'
import { servingEnvironment, servingOptions } from '#tools/serving.mjs'
import { served } from './copy-release.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const dockerfile = read('Dockerfile').replaceAll(/\s*\\\n\s*/g, ' ')
const runtime = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
const unit = read('deploy/party-gully@.service')
const backupUnit = read('deploy/party-gully-backup.service')
const caddyfile = read('deploy/Caddyfile')
const guide = read('docs/operating.md')

type Service = {
  readonly image: string
  readonly environment: Readonly<Record<string, string>>
  readonly volumes: readonly string[]
  readonly networks: readonly string[] | { inside: { aliases: string[] } }
  readonly read_only: boolean
  readonly cap_drop: readonly string[]
  readonly security_opt: readonly string[]
  readonly stop_grace_period?: string
}
type Compose = {
  readonly services: Readonly<Record<'shop-1' | 'shop-2' | 'caddy', Service>>
  readonly volumes: Readonly<Record<string, null>>
  readonly networks: { readonly inside: { readonly ipam: { config: { subnet: string }[] } } }
}
const compose: Compose = parse(read('compose.yaml'), { merge: true })
const { 'shop-1': first, 'shop-2': second, caddy } = compose.services

/** The settings that the shop reads. */
const settings = Object.keys(environmentSchema.shape)
const others = [...Object.keys(servingEnvironment), 'NODE_ENV']

/** The `NAME=value` pairs in one or more lines. */
const pairs = (text: string) =>
  Object.fromEntries([...text.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]))
const imageEnvironment = pairs(/^ENV .*$/m.exec(runtime)?.[0] ?? '')
const unitEnvironment = pairs(
  (unit.match(/^Environment=.*$/gm) ?? []).join('\n').replaceAll('Environment=', ''),
)
const seconds = (text = '') => Number(/^(\d+)s?$/.exec(text)?.[1])
/** The longest time that a process may take to end, as tested in test/contract/rolling-restart.test.ts. */
const MAX_END_S = 10

describe('the image', () => {
  it('has the Node version that package.json pins', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    expect(/^FROM node:([\d.]+)-/m.exec(dockerfile)?.[1]).toBe(dependencies.node)
  })

  it('contains what a serving machine has', () => {
    const copied = [...runtime.matchAll(/^COPY --from=build \/srv\/party-gully\/(\S+) /gm)]
    expect(copied.map(([, path]) => path).sort()).toEqual([...served, 'build'].sort())
  })

  it('is built from a context with all of it, and every source of the build', () => {
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    const isIgnored = (path: string) =>
      ignored.some((pattern) => matchesGlob(path, pattern) || path.startsWith(`${pattern}/`))
    const files = globSync(
      '{app,commerce,content,demo,desk,local-store,merchant,platform,public,server,tools}/**/*.*',
      { cwd: root },
    )
    const needed = [
      ...files,
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
      'react-router.config.ts',
    ].filter(
      (path) =>
        isBuildSource(path) ||
        (served.some((name) => path.startsWith(`${name}/`)) &&
          !/\.test\.tsx?$|^demo\/artwork\//.test(path)),
    )
    expect(needed.length).toBeGreaterThan(1000)
    expect(needed.filter(isIgnored)).toEqual([])
    expect(
      ['node_modules/hono', 'data/store.sqlite', '.env', 'shop.env', '.git/config'].filter(
        isIgnored,
      ),
    ).toHaveLength(5)
  })

  it('starts like npm start, as a non-root user, with a health check', () => {
    expect(JSON.parse(/^CMD (.*)$/m.exec(runtime)?.[1] ?? '')).toEqual([
      'node',
      ...servingOptions,
      'server/main.ts',
    ])
    const { NODE_COMPILE_CACHE: _, ...environment } = servingEnvironment
    expect(imageEnvironment).toMatchObject(environment)
    expect(runtime).toMatch(/^\nFROM \S+:nonroot\n/)
    expect(runtime).not.toMatch(/^USER/m)
    const [, ...health] = JSON.parse(/^HEALTHCHECK .* CMD (.*)$/m.exec(runtime)?.[1] ?? '')
    expect(health).toEqual(['tools/is-healthy.mjs'])
  })
})

describe('compose.yaml', () => {
  it('runs two read-only processes of one image on a shared data folder', () => {
    expect(first).toEqual(second)
    for (const { read_only, cap_drop, security_opt } of Object.values(compose.services)) {
      expect([read_only, cap_drop, security_opt]).toEqual([
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ])
    }
    expect(first.volumes).toEqual([`data:${imageEnvironment.DATA_DIR}`])
    expect(imageEnvironment.BUILDS_DIR).toMatch(`${imageEnvironment.DATA_DIR}/`)
    expect(Object.keys(compose.volumes)).toContain('data')
  })

  it('trusts only its own network', () => {
    const [{ subnet } = { subnet: '' }] = compose.networks.inside.ipam.config
    expect(first.environment.TRUSTED_PROXIES).toBe(subnet)
    expect(caddy.networks).toEqual(['inside'])
    expect(first.networks).toEqual({ inside: { aliases: ['shops'] } })
    expect(guide).toContain(`PEERS=http://shops:${imageEnvironment.PORT}\``)
  })

  it('passes the proxy its settings, such as the port of both processes', () => {
    const asked = [...caddyfile.matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name)
    expect(Object.keys(caddy.environment).sort()).toEqual([...new Set(asked)].sort())
    const port = imageEnvironment.PORT
    expect(caddy.environment.SHOP_PROCESSES).toBe(`shop-1:${port} shop-2:${port}`)
    expect(runtime).toContain(`\nEXPOSE ${port}\n`)
    const [from = '', to] = caddy.volumes[0]?.split(':') ?? []
    expect([existsSync(join(root, from)), to]).toEqual([true, '/etc/caddy/Caddyfile'])
  })
})

it('the proxy checks health every second, and closes idle connections before the shop does', () => {
  const value = (name: string) => new RegExp(`^\\s*${name} (\\S+)$`, 'm').exec(caddyfile)?.[1]
  expect(value('health_uri')).toBe('/healthz')
  expect(seconds(value('health_interval'))).toBe(1)
  expect(seconds(value('keepalive')) * 1000).toBeLessThan(KEEP_ALIVE_MS)
})

it('the proxy removes request ids sent by browsers', () => {
  expect(caddyfile).toMatch(/^\s*header_up -X-Request-Id$/m)
})

it('the unit starts like npm start, and waits until the shop is healthy', () => {
  const node = '/srv/party-gully/node_modules/node/bin/node'
  const started = `${node} ${servingOptions.join(' ')} server/main.ts`
  expect(unit).toContain(`\nExecStart=${started}\n`)
  expect(unit).toContain(`\nExecStartPost=${node} tools/is-healthy.mjs --wait `)
  const { NODE_COMPILE_CACHE: _, ...environment } = servingEnvironment
  expect(unitEnvironment).toMatchObject(environment)
  expect(backupUnit).toContain(`\nExecStart=${node} tools/backup.ts\n`)
  expect(unitEnvironment.DATA_DIR).toBe(/DATA_DIR=(\S+)/.exec(backupUnit)?.[1])
})

it('stop timeouts are longer than a process takes to close', () => {
  expect(seconds(first.stop_grace_period)).toBeGreaterThan(MAX_END_S)
  expect(seconds(/^TimeoutStopSec=(.*)$/m.exec(unit)?.[1])).toBeGreaterThan(MAX_END_S)
})

it('every environment variable that they set is a setting', () => {
  const names = [imageEnvironment, unitEnvironment, first.environment].flatMap(Object.keys)
  expect(names).toContain('PUBLIC_ORIGIN')
  expect(names.filter((name) => ![...settings, ...others].includes(name))).toEqual([])
  expect(settings.length).toBeGreaterThan(15)
})

it('every file that they start exists', () => {
  const texts = [runtime, unit, backupUnit].join('\n')
  const named = [...texts.matchAll(/\b((?:server|tools)\/[\w-]+\.m?[jt]s)\b/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
