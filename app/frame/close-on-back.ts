import { DIALOG_ENTRY, listenBeforeRouter } from '#app/browser/before-router.ts'

type Entry = { readonly index: number; readonly isDialog: boolean }

/**
 * Back closes an open menu, sheet or dialog instead of leaving the page: opening one adds a history entry for the same
 * page. An entry whose dialog was closed in another way is skipped. The router gets no events of these entries.
 */
export function closeOnBack() {
  let here = currentEntry()
  let isSteppingOver = false

  function addEntry() {
    if (here.isDialog) return
    window.history.pushState({ ...window.history.state, [DIALOG_ENTRY]: true }, '')
    here = currentEntry()
  }

  function onToggle(event: Event) {
    const isOpening = event instanceof ToggleEvent && event.newState === 'open'
    if (isOpening && event.target instanceof HTMLDialogElement) addEntry()
  }

  function onPop(event: Event) {
    const left = here
    here = currentEntry()
    const isPageBelow = left.isDialog && !here.isDialog && here.index === left.index
    if (here.isDialog) {
      event.stopImmediatePropagation()
      // `left` is a dialog's entry too if `follow` was not yet called for the page that came after it.
      isSteppingOver = here.index < left.index || left.isDialog
      window.history.go(isSteppingOver ? -1 : 1)
    } else if (isPageBelow && !isSteppingOver) {
      event.stopImmediatePropagation()
      const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
      if (dialogs.length === 0) window.history.back()
      for (const dialog of dialogs) dialog.close()
    } else {
      isSteppingOver = false
    }
  }

  // Buttons can open dialogs before this script has loaded.
  if (document.querySelector('dialog[open]')) addEntry()
  document.addEventListener('beforetoggle', onToggle, true)
  const stopListening = listenBeforeRouter(onPop)
  return {
    /** Call it after the router changed the page. */
    follow() {
      here = currentEntry()
    },
    stop() {
      document.removeEventListener('beforetoggle', onToggle, true)
      stopListening()
    },
  }
}

/** `idx` is the router's index of the entry. */
function currentEntry(): Entry {
  const { idx = 0, [DIALOG_ENTRY]: isDialog = false } = window.history.state ?? {}
  return { index: idx, isDialog }
}
