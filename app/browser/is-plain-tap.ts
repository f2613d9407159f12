/** Whether a click is left to the page: with a key held down the browser opens a tab or a window, or saves. */
export const isPlainTap = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey)
