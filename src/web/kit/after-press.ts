const isBrowser = typeof window !== 'undefined'
let isPressed = false

if (isBrowser) {
  const note = (pressed: boolean) => () => {
    isPressed = pressed
  }
  window.addEventListener('pointerdown', note(true), true)
  window.addEventListener('pointerup', note(false), true)
  window.addEventListener('pointercancel', note(false), true)
}

/**
 * Does something at once, or when the finger or mouse that is down has done its work. Whoever leaves a field by pressing a
 * button would miss it if a message moved it away meanwhile.
 */
export function afterPress(then: () => void): void {
  if (!isPressed) {
    then()
    return
  }
  const over = new AbortController()
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(
      end,
      () => {
        over.abort()
        setTimeout(then)
      },
      { signal: over.signal },
    )
  }
}
