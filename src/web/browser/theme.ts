import { useLayoutEffect, useSyncExternalStore } from 'react'
import { deviceStorage } from './browser-storage.ts'
import type { DeviceKey } from './storage-keys.ts'

/** `system`: as the device is set. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme' satisfies DeviceKey

/** What a browser paints around the page: the paper of colours.css and of dark-theme.css. */
export const groundColours = { light: '#fbf6ee', dark: '#0f211d' } as const

/**
 * Marks the page as light or dark. It uses nothing but what it is given, because it is also written as text into the head of
 * a page, and runs there before anything is painted. Whoever forces colours has chosen them for every page: a choice of ours
 * against them would draw pictures for the other ground.
 */
function showTheme(chosen: string | null, grounds: typeof groundColours): void {
  const asks = (feature: string) => window.matchMedia(`(${feature})`).matches
  const isChosen = chosen === 'light' || chosen === 'dark'
  const isDark = isChosen && !asks('forced-colors: active') ? chosen === 'dark' : asks('prefers-color-scheme: dark')
  const shown = isDark ? 'dark' : 'light'
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[shown])
}

/** For the head of a page that has a dark form. */
export const themeScript = `{let c=null;try{c=localStorage.getItem(${JSON.stringify(key)})}catch{}(${showTheme})(c,${JSON.stringify(groundColours)})}`

const show = () => showTheme(deviceStorage.getItem(key), groundColours)

const listeners = new Set<() => void>()

const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text)

function chosenTheme(): Theme {
  const kept = deviceStorage.getItem(key)
  return isTheme(kept) ? kept : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') deviceStorage.removeItem(key)
  else deviceStorage.setItem(key, theme)
  show()
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What was chosen in this browser. */
export const useChosenTheme = (): Theme => useSyncExternalStore(listen, chosenTheme, () => 'system' as const)

/**
 * For the outermost component of pages that have a dark form: shows it to whoever came by a link of ours, follows the device
 * and other tabs, and leaves the page light for those that have none.
 */
export function useTheme(): void {
  useLayoutEffect(() => {
    show()
    const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => window.matchMedia(query))
    for (const query of queries) query.addEventListener('change', show)
    window.addEventListener('storage', show)
    return () => {
      for (const query of queries) query.removeEventListener('change', show)
      window.removeEventListener('storage', show)
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', groundColours.light)
      delete document.documentElement.dataset.theme
    }
  }, [])
}
