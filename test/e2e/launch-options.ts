import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '#tools/chromium.ts'
import { canKeepFilesInMemory } from '#tools/room-in-memory.ts'

/** How the tests start the browser. */
export const launchOptions = {
  executablePath: findChromium() ?? undefined,
  // Otherwise memory that processes share would be files on the disk.
  ignoreDefaultArgs: canKeepFilesInMemory() ? ['--disable-dev-shm-usage'] : [],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Keeps no spare process ready for a page that never comes.
    '--renderer-process-limit=1',
    // As on phones: hinted letters differ in width by fractions of a pixel.
    '--font-render-hinting=none',
  ],
} satisfies LaunchOptions
