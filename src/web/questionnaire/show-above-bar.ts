const gap = 16

/** The bottom of what can be seen: above the keyboard of a phone, and above the bar that the way on stands in. */
function visibleBottom(element: HTMLElement): number {
  const bar = element.closest('form')?.querySelector('.in-reach')
  const isSticky = bar && getComputedStyle(bar).position === 'sticky'
  const bottom = window.visualViewport?.height ?? window.innerHeight
  return Math.min(bottom, isSticky ? bar.getBoundingClientRect().top : bottom)
}

/** Scrolls something that has just changed into view, as far as whatever has focus stays in view too. */
export function showAboveBar(element: HTMLElement): void {
  const hidden = element.getBoundingClientRect().bottom + gap - visibleBottom(element)
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const focused = document.activeElement
  const keptInView = focused && focused !== document.body ? focused : element
  const room = keptInView.getBoundingClientRect().top - header - gap
  if (hidden > 0 && room > 0) window.scrollBy({ top: Math.min(hidden, room) })
}
