const gap = 12

interface Seen {
  readonly from: number
  readonly to: number
}

/** What can be seen: between the header and the bar that the way on stands in, and above the keyboard of a phone. */
function seenBeside(element: Element): Seen {
  const bar = element.closest('form')?.querySelector('.in-reach')
  const isSticky = bar && getComputedStyle(bar).position === 'sticky'
  const bottom = window.visualViewport?.height ?? window.innerHeight
  return {
    from: (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + gap,
    to: Math.min(bottom, isSticky ? bar.getBoundingClientRect().top : bottom) - gap,
  }
}

/** Scrolls what is hidden into view; its beginning, where there is no room for all of it. */
function showAboveBar(element: Element): void {
  const { from, to } = seenBeside(element)
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom > to) window.scrollBy({ top: Math.min(bottom - to, top - from) })
  else if (top < from) window.scrollBy({ top: top - from })
}

/**
 * Whatever has focus by the keyboard, or to be typed into, is seen whole. Not what is being pressed: it would move from
 * under the finger.
 */
export function keepFocusClear(): void {
  const focused = document.activeElement
  if (!focused?.matches('form :focus-visible') || focused.closest('.in-reach')) return
  showAboveBar(focused.closest('label') ?? focused)
}

/** Gives focus to a field about which something is said, and shows both, also where it had focus already. */
export function focusOn(id: string): void {
  const field = document.getElementById(id)
  field?.focus()
  requestAnimationFrame(() => field && showAboveBar(field))
}

/** Scrolls something that has just changed into view, as far as whatever has focus stays in view too. */
export function showBesideFocus(element: Element): void {
  const focused = document.activeElement
  if (!focused || focused === document.body) {
    showAboveBar(element)
    return
  }
  const { from, to } = seenBeside(element)
  const hidden = element.getBoundingClientRect().bottom - to
  const room = focused.getBoundingClientRect().top - from
  if (hidden > 0 && room > 0) window.scrollBy({ top: Math.min(hidden, room) })
}
