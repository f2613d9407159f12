/**
 * Runs in the head. A page that is reopened, opened at a fragment or from within the shop scrolls to a position that
 * only a full layout has. The router sets `history.state` on each entry it has shown, on the first by replacing it.
 */
export const openWholeScript = () => `(${openWhole.toString()})()`

function openWhole(): void {
  'in page'
  const markWhole = () => {
    document.documentElement.dataset.whole = ''
  }
  if (history.state || location.hash) markWhole()
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    if (destination.sameDocument && navigationType !== 'replace') markWhole()
  })
}
