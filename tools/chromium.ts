import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { programs, root } from './project.ts'
import { runProgram } from './run-program.ts'

/** The headless shell comes first, as in Playwright's own download: it runs the tests a third faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/**
 * The browser for the end-to-end tests: PLAYWRIGHT_CHROMIUM, else one in PATH, else Playwright's.
 * @returns its path, or null when there is none
 */
export function findChromium(): string | null {
  const { PLAYWRIGHT_CHROMIUM: chosen, PATH: path = '' } = process.env
  const inPath = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const candidates = [chosen, ...inPath, chromium.executablePath()]
  return candidates.find((file) => file !== undefined && isProgram(file)) ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // Missing, or not executable: try the next candidate.
    return false
  }
}

/**
 * Installs Chromium and its fonts when they are missing: Debian's packages as root on Debian, else
 * Playwright's own download.
 * @returns null when there is a browser, else one sentence that says what to do
 */
export async function installChromium(): Promise<string | null> {
  if (findChromium() && hasSystemFaces()) return null
  console.log('Installing Chromium for the end-to-end tests…')
  const output = canUseApt() ? await installFromDebian() : await installFromPlaywright()
  if (findChromium() && hasSystemFaces()) return null
  return `${output.trim().split('\n').slice(-5).join('\n')}\nChromium could not be installed: install it and name it in PLAYWRIGHT_CHROMIUM, then run this again.`
}

/**
 * Debian's Chromium lacks the system fonts that the shop's fallback fonts are fitted to
 * (app/styles/fallback-faces.css), so text would shift when the shop's fonts load. Phones and desktops have one of
 * them.
 */
function hasSystemFaces(): boolean {
  return !canUseApt() || existsSync('/usr/share/fonts/truetype/liberation')
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

async function installFromDebian(): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runProgram('apt-get', ['update', '-q'], { cwd: root, env })
  const install = await runProgram(
    'apt-get',
    [
      ...['install', '-q', '-y', '--no-install-recommends'],
      ...['chromium-headless-shell', 'fonts-liberation'],
    ],
    { cwd: root, env },
  )
  return install.code === 0 ? install.output : `${update.output}\n${install.output}`
}

async function installFromPlaywright(): Promise<string> {
  const args = [programs.playwright, 'install', 'chromium']
  return (await runProgram(process.execPath, args, { cwd: root })).output
}
