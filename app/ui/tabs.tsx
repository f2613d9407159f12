import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { useHashTarget } from './use-hash-target.ts'

export type Tab = {
  /** The panel's id, unique on the page: `#id` in the URL opens the tab. */
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

export type TabsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly Tab[]
}

/**
 * Tabs as WAI-ARIA describes them: arrows, Home and End move and open at once. Every panel is in the
 * page, so that search engines, find-in-page and browsers without script get them all; before the
 * page's script runs a tab is a link to its panel.
 */
export function Tabs({ label, tabs, className, ...rest }: TabsProps) {
  const [open, select] = useState(tabs[0]?.id)
  useHashTarget((target) => {
    const holder = target.closest('[role="tabpanel"]')
    const tab = tabs.find(({ id }) => id === holder?.id)
    if (!tab || tab.id === open) return
    select(tab.id)
    requestAnimationFrame(() => target.scrollIntoView?.())
  })
  return (
    <div className={classNames('min-w-0', className)} {...rest}>
      <div role="tablist" aria-label={label} className="tab-list" onKeyDown={moveAlong}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            role="tab"
            href={`#${tab.id}`}
            aria-controls={tab.id}
            aria-selected={tab.id === open}
            tabIndex={tab.id === open ? 0 : -1}
            className="tab"
            onFocus={() => select(tab.id)}
            onClick={(event) => {
              event.preventDefault()
              select(tab.id)
              event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
            }}
          >
            {tab.id === open && <span className="tab-cloth scallop-cut" />}
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab} open={tab.id === open} onFound={() => select(tab.id)} />
      ))}
    </div>
  )
}

/** React does not support `hidden="until-found"`, so it is set here; find-in-page fires `beforematch`. */
function TabPanel({ tab, open, onFound }: { tab: Tab; open: boolean; onFound: () => void }) {
  const attach = (shutter: HTMLDivElement) => {
    if (open) shutter.removeAttribute('hidden')
    else shutter.setAttribute('hidden', 'until-found')
    shutter.addEventListener('beforematch', onFound)
    return () => shutter.removeEventListener('beforematch', onFound)
  }
  return (
    <div ref={attach} className={open ? undefined : 'tab-shut'}>
      <div
        id={tab.id}
        role="tabpanel"
        aria-labelledby={`${tab.id}-tab`}
        tabIndex={open ? 0 : -1}
        className="scroll-mt-20 py-6"
      >
        {tab.content}
      </div>
    </div>
  )
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  ' ': (at) => at,
}

/** Focus opens a tab, so the keys only move focus. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.altKey || event.metaKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  event.preventDefault()
  all[
    step(
      all.findIndex((tab) => tab.contains(document.activeElement)),
      all.length,
    )
  ]?.focus()
}
