import { useSyncExternalStore } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { MoonIcon, SunIcon } from '#app/ui/icons.tsx'
import { currentTheme, followTheme, toggleTheme } from './theme.ts'

/** One button for both themes. Which drawing shows is the stylesheet's business, so that none flashes. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(followTheme, currentTheme, () => 'dark')
  return (
    <IconButton
      label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
      className="theme-toggle"
      onClick={toggleTheme}
    >
      <SunIcon className="theme-sun" />
      <MoonIcon className="theme-moon" />
    </IconButton>
  )
}
