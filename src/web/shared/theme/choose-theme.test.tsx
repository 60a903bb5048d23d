import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceKeys, keysOf } from '#web/browser/storage-keys.ts'
import { groundColours, themeScript, useTheme } from '#web/browser/theme.ts'
import { ChooseTheme } from './choose-theme.tsx'

const device = { isDark: false, forcesColours: false }
const listeners = new Set<() => void>()

/** As somebody changes the settings of their device while the page is open. */
function set(change: Partial<typeof device>) {
  Object.assign(device, change)
  for (const listener of listeners) listener()
}

const ground = document.createElement('meta')
ground.name = 'theme-color'

beforeEach(() => {
  Object.assign(device, { isDark: false, forcesColours: false })
  ground.content = groundColours.light
  document.head.append(ground)
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('forced-colors') ? device.forcesColours : device.isDark
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
})
afterEach(() => {
  ground.remove()
  delete document.documentElement.dataset.theme
})

function Page() {
  useTheme()
  return <ChooseTheme />
}

const shown = () => [document.documentElement.dataset.theme, ground.content]
const light = ['light', groundColours.light]
const dark = ['dark', groundColours.dark]

describe('the theme', () => {
  it('is the device’s until somebody chooses, and theirs from then on', async () => {
    const user = userEvent.setup()
    render(<Page />)
    expect(screen.getByRole('radio', { name: 'System' })).toHaveProperty('checked', true)
    expect(shown()).toEqual(light)
    set({ isDark: true })
    expect(shown()).toEqual(dark)
    await user.click(screen.getByRole('radio', { name: 'Light' }))
    expect(shown()).toEqual(light)
    expect(localStorage.getItem('theme')).toBe('light')
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    set({ isDark: false })
    expect(shown()).toEqual(dark)
    await user.click(screen.getByRole('radio', { name: 'System' }))
    expect(shown()).toEqual(light)
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it('follows a choice made in another tab', () => {
    render(<Page />)
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(shown()).toEqual(dark)
  })

  it('is the device’s where colours are forced', () => {
    localStorage.setItem('theme', 'dark')
    Object.assign(device, { forcesColours: true })
    render(<Page />)
    expect(shown()).toEqual(light)
    set({ isDark: true })
    expect(shown()).toEqual(dark)
    set({ forcesColours: false, isDark: false })
    expect(shown()).toEqual(dark)
  })

  it('ends with the pages that have it', () => {
    localStorage.setItem('theme', 'dark')
    render(<Page />)
    expect(shown()).toEqual(dark)
    cleanup()
    expect(shown()).toEqual([undefined, groundColours.light])
    expect(listeners.size).toBe(0)
  })

  it('stays when its person signs out', () => {
    expect(keysOf(deviceKeys, 'impersonal')).toContain('theme')
  })
})

describe('the script in the head of a page', () => {
  const run = () => new Function(themeScript)()

  it.each([
    [null, false, light],
    [null, true, dark],
    ['light', true, light],
    ['dark', false, dark],
    ['anything else', true, dark],
  ])('with %s chosen on a device that is dark: %s', (chosen, isDark, expected) => {
    if (chosen) localStorage.setItem('theme', chosen)
    Object.assign(device, { isDark })
    run()
    expect(shown()).toEqual(expected)
  })

  it('is the device’s where the browser refuses its storage', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('refused', 'SecurityError')
      },
      clear: () => undefined,
    })
    Object.assign(device, { isDark: true })
    run()
    expect(shown()).toEqual(dark)
    vi.unstubAllGlobals()
  })

  it('ends no element of the page', () => {
    expect(themeScript).not.toContain('</')
  })
})
