import { useSyncExternalStore } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
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
      <Icon name="sun" className="theme-sun" />
      <Icon name="moon" className="theme-moon" />
    </IconButton>
  )
}
