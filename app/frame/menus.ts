/** Specification section 9: how long a menu's button is hovered before it opens, and left before it closes. */
const OPEN_MS = 100
const CLOSE_MS = 300

/** A press this soon after a menu opened on hover was meant to open it, so it does not close the menu. */
const OPEN_GRACE_MS = 500

/**
 * Opens each `.menu` (app/ui/popover-menu.tsx) on mouse hover too (decision 10, choice 22), and moves through its links
 * by arrow keys.
 * @returns a function that stops it
 */
export function startMenus(): () => void {
  let hovered: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedAt = Number.NEGATIVE_INFINITY
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }

  function onPointerOver({ target, pointerType }: PointerEvent) {
    const menu = pointerType === 'mouse' ? findMenu(target) : null
    if (menu === hovered) return
    const left = hovered
    hovered = menu
    clearTimeout(timer)
    if (menu && !isOpen(menu)) {
      timer = setTimeout(() => {
        openedAt = performance.now()
        listOf(menu)?.showPopover()
      }, OPEN_MS)
    } else if (!menu && left && isOpen(left)) {
      timer = setTimeout(() => listOf(left)?.hidePopover(), CLOSE_MS)
    }
  }

  function onClick(event: MouseEvent) {
    const isButton = event.target instanceof Element && event.target.closest('.menu-button')
    if (isButton && performance.now() - openedAt < OPEN_GRACE_MS) event.preventDefault()
  }

  document.addEventListener('pointerover', onPointerOver, options)
  document.addEventListener('click', onClick, options)
  document.addEventListener('keydown', moveFocus, options)
  return () => {
    end.abort()
    clearTimeout(timer)
  }
}

/** Arrow down opens the menu; arrows, Home and End move through its links. Arrows wrap around at the ends. */
function moveFocus(event: KeyboardEvent) {
  const menu = findMenu(event.target)
  const list = menu && listOf(menu)
  if (!list) return
  const links: (Element | null)[] = [...list.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement)
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  }[event.key]
  if (next === undefined || (at === -1 && event.key !== 'ArrowDown')) return
  event.preventDefault()
  if (!isOpen(menu)) list.showPopover()
  const link = links.at(next % links.length)
  if (link instanceof HTMLElement) link.focus()
}

function findMenu(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.menu') : null
}

function listOf(menu: Element): HTMLElement | null {
  return menu.querySelector<HTMLElement>('.menu-list')
}

function isOpen(menu: Element): boolean {
  return listOf(menu)?.matches(':popover-open') ?? false
}
