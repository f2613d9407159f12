import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#platform/operator-error.ts'
import {
  buildFolder,
  fingerprintSources,
  hasBuild,
  isBuildCurrent,
  publishBuild,
  writeBuildStamp,
} from './build-stamp.ts'
import { compressFiles } from './compress-files.ts'
import { acquireLock } from './file-lock.mjs'
import { programs, root } from './project.ts'
import { runProgram } from './run-program.ts'

/** A failed build; the message has the builder's output and one sentence for the person. */
export class BuildError extends OperatorError {}

const nothingToBuildWith =
  'The build is not of these sources, and what builds it is not installed: run "npm ci" and "npm run build" here, or bring the folder build from where it was built.'
const diskFull = 'The disk is full: make about 1 GB free, then run this again.'

/**
 * Builds the shop and publishes it as `build/current`, unless that has the same sources. Programs that
 * serve an earlier build keep its files.
 * @returns false when the published build is current
 * @throws BuildError
 */
export async function buildShop(): Promise<boolean> {
  if (isBuildCurrent(root)) return false
  const release = await acquireLock(join(root, '.cache', 'build.lock'), 'building')
  try {
    const fingerprint = fingerprintSources(root)
    if (isBuildCurrent(root, fingerprint)) return false
    if (!hasBuild(root, fingerprint)) await build(fingerprint)
    publishBuild(root, fingerprint)
    return true
  } catch (error) {
    throw toBuildError(error)
  } finally {
    release()
  }
}

async function build(fingerprint: string): Promise<void> {
  if (!existsSync(join(root, programs.reactRouter))) throw new BuildError(nothingToBuildWith)
  const started = Date.now()
  console.log('Building the shop…')
  const folder = buildFolder(fingerprint)
  // Left by an interrupted build.
  rmSync(join(root, folder), { recursive: true, force: true })
  await runBuilder(folder, [programs.reactRouter, 'build'])
  await runBuilder(folder, ['tools/build-worker.ts', join(root, folder, 'client')])
  await runBuilder(folder, ['tools/bundle-server.ts', join(root, folder)])
  await compressFiles(join(root, folder, 'client'))
  writeBuildStamp(root, fingerprint)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** Runs a program that fills a build's folder. @throws BuildError with what it printed */
export async function runBuilder(folder: string, program: readonly string[]): Promise<void> {
  const { code, output } = await runProgram(process.execPath, program, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder },
  })
  if (code === 0) return
  if (output.includes('ENOSPC')) {
    throw new BuildError(diskFull)
  }
  const log = join(root, '.cache', 'build.log')
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(log, output)
  const words = output.trim().split('\n').slice(-40).join('\n')
  throw new BuildError(
    `${words}\n\nThe shop could not be built, for the reason above; the full output is in ${log}`,
  )
}

/** A full or read-only disk is for the user to fix: one sentence, no stack. */
function toBuildError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  if (error.code === 'ENOSPC') return new BuildError(diskFull)
  if (error.code === 'EACCES' || error.code === 'EROFS') {
    return new BuildError(
      `This user is not allowed to write to ${root}: change its owner, then run this again.`,
    )
  }
  return error
}
