const leavingName = 'leaving-question'

type WithTransitions = Pick<Document, 'startViewTransition'>

/** What holds one question after the other. */
const place = () => document.querySelector('.arrive')?.parentElement
const header = () => document.querySelector<HTMLElement>('body header')

const hasTransitions = (of: object): of is WithTransitions => 'startViewTransition' in of

/** A press that is answered no sooner is felt to be slow. */
const slowMs = 40
let lastPressMs = 0

// The last press before the one that leads on chose an answer, as a rule. Browsers tell how long it took to be seen.
if (typeof window !== 'undefined')
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) lastPressMs = duration
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

const canSlide = () => lastPressMs < slowMs && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

let shown: Promise<unknown> = Promise.resolve()

/** Settles once the page is that of the question last shown. Until then what is painted is the picture of the one before. */
export const questionShown = () => shown.catch(() => undefined)

/**
 * Shows another question. Where the browser has view transitions, a picture of the old one slides out in the direction of
 * travel, over the new page: that is in place at once, and can be read, focused and pressed. Until the picture is taken the
 * new one cannot be seen, so a device that is slow goes without.
 */
export async function leaveQuestion(direction: 'on' | 'back', change: () => unknown): Promise<void> {
  const leaving = place()
  // A transition of the whole page makes the browser work out every style on it anew, twice.
  const part = leaving?.parentElement && hasTransitions(leaving.parentElement) ? leaving.parentElement : null
  const pictured = part ?? document
  if (!leaving || !hasTransitions(pictured) || !canSlide()) {
    await change()
    return
  }
  const frame = part ?? document.documentElement
  const above = part ? null : header()
  leaving.style.viewTransitionName = leavingName
  // The picture lies over the page, and what was scrolled under the header stays under it.
  if (above) above.style.viewTransitionName = 'above-question'
  frame.dataset.leaving = direction
  const transition = pictured.startViewTransition(async () => {
    await change()
    leaving.style.viewTransitionName = ''
  })
  transition.ready.catch(() => undefined)
  void transition.finished
    .catch(() => undefined)
    .then(() => {
      // Another may have begun meanwhile.
      if (leaving.style.viewTransitionName === leavingName) return
      delete frame.dataset.leaving
      if (above) above.style.viewTransitionName = ''
    })
  shown = transition.updateCallbackDone
  await shown
}
