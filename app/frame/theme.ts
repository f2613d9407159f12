import { onStoredChange, readStoredText, writeStoredText } from '#app/browser/browser-storage.ts'
import { choosePictures } from '#app/browser/theme-pictures.ts'

export type Theme = 'light' | 'dark'

const THEME_KEY = 'theme'
const LIGHT_SYSTEM = '(prefers-color-scheme: light)'

/**
 * Runs in the head before the first paint: a stored theme overrides the system (decision 10, choice 1).
 * Must agree with `wantedTheme`. A function that only the server calls, so that the browser's bundle leaves it out.
 */
export const themeScript = () =>
  `(function(){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('${LIGHT_SYSTEM}').matches?'light':'dark';document.documentElement.dataset.theme=t;addEventListener('DOMContentLoaded',${choosePictures.toString()})})()`

function storedTheme(): Theme | null {
  const text = readStoredText(THEME_KEY)
  return text === 'light' || text === 'dark' ? text : null
}

function wantedTheme(): Theme {
  return storedTheme() ?? (window.matchMedia(LIGHT_SYSTEM).matches ? 'light' : 'dark')
}

/** The page's current theme. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

const listeners = new Set<() => void>()

function applyWantedTheme(): void {
  document.documentElement.dataset.theme = wantedTheme()
  choosePictures()
  for (const listener of listeners) listener()
}

/** Follows the system while nothing is stored, and changes in other tabs. @returns a function that ends it */
function followBrowser(): () => void {
  const system = window.matchMedia(LIGHT_SYSTEM)
  const endStored = onStoredChange(THEME_KEY, applyWantedTheme)
  system.addEventListener('change', applyWantedTheme)
  return () => {
    endStored()
    system.removeEventListener('change', applyWantedTheme)
  }
}

let endFollowing: () => void

/** Calls the listener after each change of the theme; returns the unsubscribe function. */
export function followTheme(listener: () => void): () => void {
  if (listeners.size === 0) endFollowing = followBrowser()
  listeners.add(listener)
  // After a fault React renders the whole document again and removes root attributes that it did not set.
  if (!document.documentElement.dataset.theme) applyWantedTheme()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) endFollowing()
  }
}

/** Applies and stores the other theme. */
export function toggleTheme(): void {
  writeStoredText(THEME_KEY, currentTheme() === 'dark' ? 'light' : 'dark')
  applyWantedTheme()
}
