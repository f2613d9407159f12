import { DIALOG_ENTRY, listenBeforeRouter } from '#app/browser/before-router.ts'

type Entry = {
  /** The router's, which a dialog's entry shares with its page; links to fragments have none. */
  readonly index: number
  readonly hash: string
  readonly isDialog: boolean
}

/**
 * Back closes an open menu, sheet or dialog instead of leaving the page: opening one adds a history entry for the same
 * page. An entry whose dialog was closed in another way is skipped, and its page takes the address that it has got since,
 * as by words typed into a search. The router gets no events of these entries.
 */
export function closeOnBack() {
  let here = currentEntry()
  let isSteppingOver = false

  function addEntry() {
    if (!here.isDialog) here = writeDialogEntry('pushState')
  }

  function onToggle(event: Event) {
    const isOpening = event instanceof ToggleEvent && event.newState === 'open'
    if (isOpening && event.target instanceof HTMLDialogElement) addEntry()
  }

  function onPop(event: Event) {
    const left = here
    here = currentEntry()
    // Without a state: a link to a part of the page, which may have the address of the page below.
    const isPageBelow = window.history.state && isBelow(here, left)
    if (isPageBelow) takeAddressAbove()
    if (here.isDialog) {
      event.stopImmediatePropagation()
      isSteppingOver = !isSamePage(left, here)
      window.history.go(isSteppingOver ? -1 : 1)
    } else if (isPageBelow && !isSteppingOver) {
      event.stopImmediatePropagation()
      closeDialogsOrLeave()
    } else {
      isSteppingOver = false
    }
  }

  // Buttons can open dialogs before this script has loaded.
  if (document.querySelector('dialog[open]')) addEntry()
  document.addEventListener('beforetoggle', onToggle, true)
  const stopListening = listenBeforeRouter(onPop)
  return {
    /** Call it as the router has changed the address, before the next link can be followed. */
    follow() {
      const left = here
      here = currentEntry()
      // A link to the same page replaces a dialog's entry, too.
      if (isBelow(here, left)) here = writeDialogEntry('replaceState')
    },
    stop() {
      document.removeEventListener('beforetoggle', onToggle, true)
      stopListening()
    },
  }
}

function currentEntry(): Entry {
  const { idx = 0, [DIALOG_ENTRY]: isDialog = false } = window.history.state ?? {}
  return { index: idx, hash: window.location.hash, isDialog }
}

const isSamePage = (one: Entry, other: Entry) =>
  one.index === other.index && one.hash === other.hash

/** Whether an entry is the page below a dialog's. */
const isBelow = (entry: Entry, dialog: Entry) =>
  dialog.isDialog && !entry.isDialog && isSamePage(entry, dialog)

function writeDialogEntry(how: 'pushState' | 'replaceState'): Entry {
  window.history[how]({ ...window.history.state, [DIALOG_ENTRY]: true }, '')
  return currentEntry()
}

function closeDialogsOrLeave(): void {
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  if (dialogs.length === 0) window.history.back()
  for (const dialog of dialogs) dialog.close()
}

/** Only if it differs: tabs and questions open again for a fragment that is written again (app/ui/use-hash-target.ts). */
function takeAddressAbove(): void {
  const at = window.navigation?.currentEntry?.index
  const url = at === undefined ? null : window.navigation.entries()[at + 1]?.url
  if (url && url !== window.location.href)
    window.history.replaceState(window.history.state, '', url)
}
