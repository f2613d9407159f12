type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click is left to the page: with a key held down the browser opens a tab or a window, or saves. */
export const isPlainTap = (tap: Keys): boolean =>
  !(tap.metaKey || tap.ctrlKey || tap.shiftKey || tap.altKey)
