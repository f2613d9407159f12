import { written } from '#content/doctor/written.ts'
import type { Policy, PolicyBlock, PolicySection } from '#merchant/policies/policy.ts'
import { pagesOfSoftware } from '#server/page-cache/page-paths.ts'
import { isServedPath } from '#server/telemetry/route-of.ts'
import { type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'

const addressable = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Checks that each text page has its own path, and content. */
export function checkPolicyPages({ merchant }: Pick<Examined, 'merchant'>): readonly Remark[] {
  return merchant.policies.flatMap(({ file, path, policy }) => [
    ...listPathFaults(path).map(wrong),
    ...listTextFaults(file, policy).map(wrong),
    ...policy.sections.flatMap((section, at) =>
      listSectionFaults(file, section, policy.sections.slice(0, at)).map(wrong),
    ),
  ])
}

/** @param path null for a page whose path is set by the software */
function listPathFaults(path: string | null): readonly string[] {
  if (path === null) return []
  if (!addressable.test(path)) return [written.pagePath(path)]
  const isTaken = pagesOfSoftware.has(`/${path}`) || isServedPath(`/${path}`)
  return isTaken ? [written.takenPath(path)] : []
}

function listTextFaults(file: string, { sections, seo, ...policy }: Policy): readonly string[] {
  const texts = { ...policy, 'title in seo': seo.title, 'description in seo': seo.description }
  const faults = Object.entries(texts).flatMap(([field, text]) =>
    isEmpty(text) ? written.emptyPage(file, field) : [],
  )
  return sections.length > 0 ? faults : [...faults, written.noSections(file)]
}

function listSectionFaults(
  file: string,
  { id, title, blocks }: PolicySection,
  before: readonly PolicySection[],
): readonly string[] {
  const isUnwritten = isEmpty(title) || !blocks.some(saysSomething) || blocks.some(isBlank)
  return [
    ...(addressable.test(id) ? [] : [written.anchor(file, id)]),
    ...(before.some((other) => other.id === id) ? [written.sameAnchor(file, id)] : []),
    ...(isUnwritten ? [written.emptySection(file, id)] : []),
  ]
}

const isEmpty = (text: string) => text.trim() === ''
const saysSomething = (block: PolicyBlock) => !isBlank(block)

function isBlank(block: PolicyBlock): boolean {
  if (typeof block === 'string') return isEmpty(block)
  if ('picture' in block) return isEmpty(block.alt)
  return 'list' in block
    ? block.list.length === 0 || block.list.some(isEmpty)
    : block.rows.length === 0
}
