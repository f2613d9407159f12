import { useEffect, useEffectEvent, useState } from 'react'

type Combobox = {
  /** What the box contains. */
  readonly typed: string
  readonly isOpen: boolean
  /** Position of the chosen option; -1 for none. */
  readonly active: number
  readonly choose: (position: number) => void
  /** For what pops up: React calls it after each render, and what it returns before the next and at the end. */
  readonly popupRef: () => () => void
}

const NONE = -1
const FIRST = 0

export const optionId = (listId: string, position: number) => `${listId}-${position}`

/**
 * Makes a text box the combobox of a listbox, as the WAI-ARIA Authoring Practices describe it: the focus stays in the
 * box, arrows choose an option, Enter clicks it, Escape closes the list, typing opens it. When its form is reset, the
 * box counts as empty.
 * @param listId id of the listbox; its options have those of `optionId`
 */
export function useCombobox(box: HTMLInputElement, listId: string): Combobox {
  const [typed, setTyped] = useState(box.value)
  const [isClosed, setClosed] = useState(false)
  const [active, choose] = useState(NONE)
  const isOpen = typed.trim() !== '' && !isClosed

  const onType = useEffectEvent((text: string) => {
    setTyped(text)
    setClosed(false)
    choose(NONE)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = isOpen && document.getElementById(optionId(listId, active))
    if (step) {
      setClosed(false)
      choose(isOpen ? nextOption(listId, active, step) : FIRST)
    } else if (event.key === 'Escape' && isOpen) {
      setClosed(true)
      choose(NONE)
    } else if (event.key === 'Enter' && option) {
      option.click()
    } else return
    event.preventDefault()
  })

  // Listens to the box, which belongs to another component.
  useEffect(() => {
    describeList(box, null, '')
    // Somebody may have typed since it was rendered.
    onType(box.value)
    const end = new AbortController()
    const { signal } = end
    box.addEventListener('input', () => onType(box.value), { signal })
    box.addEventListener('keydown', onKeyDown, { signal })
    box.form?.addEventListener('reset', () => onType(''), { signal })
    return () => end.abort()
  }, [box])

  return {
    typed,
    isOpen,
    active,
    choose,
    popupRef: () => {
      describeList(box, document.getElementById(listId), optionId(listId, active))
      return () => describeList(box, null, '')
    },
  }
}

/** Up from the first option and down from the last lead back to the box. */
function nextOption(listId: string, active: number, step: number): number {
  const count = document.getElementById(listId)?.childElementCount ?? 0
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

/** Tells screen readers about the list of the box, and which option is chosen; null while there are no options. */
function describeList(box: HTMLInputElement, list: HTMLElement | null, chosen: string): void {
  const option = list && document.getElementById(chosen)
  option?.scrollIntoView({ block: 'nearest' })
  box.setAttribute('role', 'combobox')
  box.setAttribute('aria-autocomplete', 'list')
  box.setAttribute('aria-expanded', String(list !== null))
  setOrRemove(box, 'aria-controls', list?.id)
  setOrRemove(box, 'aria-activedescendant', option?.id)
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
