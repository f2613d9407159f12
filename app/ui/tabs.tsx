import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from './class-names.ts'
import { useHashTarget } from './use-hash-target.ts'

export type Tab = {
  /** Its panel's id, so unique on the page: `#id` in an address opens the tab. */
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

export type TabsProps = Omit<ComponentProps<'div'>, 'onSelect' | 'children'> & {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** Id of the tab open at first; the first one unless told. */
  initial?: string
  /** Follows this id when given; `onSelect` tells which one is wanted. */
  selected?: string
  onSelect?: (id: string) => void
}

/**
 * Tabs after WAI-ARIA: arrows, Home and End move and open at once. Every panel stands in the page, so
 * that search engines, the browser's own search and readers without script get them all; before the
 * page's script runs a tab is a link to its panel.
 */
export function Tabs({ label, tabs, initial, selected, onSelect, className, ...rest }: TabsProps) {
  const [own, setOwn] = useState(initial)
  const wanted = selected ?? own
  const open = tabs.find((tab) => tab.id === wanted)?.id ?? tabs[0]?.id
  const select = (id: string) => {
    setOwn(id)
    if (id !== open) onSelect?.(id)
  }
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

type TabPanelProps = { tab: Tab; open: boolean; onFound: () => void }

/** React knows no `hidden="until-found"`: it is set here, and the browser's search tells of a find. */
function TabPanel({ tab, open, onFound }: TabPanelProps) {
  const shutter = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (open) shutter.current?.removeAttribute('hidden')
    else shutter.current?.setAttribute('hidden', 'until-found')
  }, [open])
  const tellFound = useEffectEvent(onFound)
  useLayoutEffect(() => {
    const element = shutter.current
    const listener = () => tellFound()
    element?.addEventListener('beforematch', listener)
    return () => element?.removeEventListener('beforematch', listener)
  }, [])
  return (
    <div ref={shutter} className={open ? undefined : 'tab-shut'}>
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

/** Focus opens a tab, so the keys only have to move it. */
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
