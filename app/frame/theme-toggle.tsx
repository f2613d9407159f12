import { useSyncExternalStore } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { MoonIcon, SunIcon } from '#app/ui/icons.tsx'
import { frame } from '#content/frame.ts'
import { currentTheme, followTheme, toggleTheme } from './theme.ts'

/** One button for both themes. CSS selects the icon, so that none flashes. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(followTheme, currentTheme, () => 'dark')
  return (
    <IconButton
      label={theme === 'dark' ? frame.theme.toLight : frame.theme.toDark}
      className="theme-toggle"
      onClick={toggleTheme}
    >
      <SunIcon className="theme-sun" />
      <MoonIcon className="theme-moon" />
    </IconButton>
  )
}
