/*
 * Runs in the head of the local store's pages, before they are painted: the theme chosen in the shop (app/frame/theme.ts),
 * which has the same origin, holds there too. Without a choice the system's theme stays.
 */
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is off.
}
