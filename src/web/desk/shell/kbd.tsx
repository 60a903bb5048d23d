import { useLayoutEffect, useRef } from 'react'
import { keyShortcut, useWorkingKeys } from './single-keys.ts'

interface Props {
  readonly children: string
  readonly dark?: boolean
  /** Where the key is what is read, as in a list of keys. */
  readonly isRead?: boolean
}

/**
 * A key, shown where it works. It is no part of the name of what it presses: a screen reader says the name, and has the key
 * as the shortcut of the link, the button or the choice that this stands in.
 */
export function Kbd({ children, dark = false, isRead = false }: Props) {
  const isShown = useWorkingKeys()(children)
  const shown = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const within = isShown && !isRead ? shown.current : null
    const pressed = within?.closest('a, button') ?? within?.closest('label')?.querySelector('input')
    if (!pressed) return
    pressed.setAttribute('aria-keyshortcuts', keyShortcut(children))
    return () => pressed.removeAttribute('aria-keyshortcuts')
  }, [children, isShown, isRead])
  if (!isShown) return null
  return (
    <kbd
      ref={shown}
      aria-hidden={!isRead}
      className={`inline-grid min-h-5.5 min-w-5.5 place-items-center rounded-md border px-1.5 font-sans text-xs leading-none font-semibold ${dark ? 'border-white/25 text-sage' : 'border-line border-b-2 bg-white text-ink-soft'}`}
    >
      {children}
    </kbd>
  )
}
