const leavingName = 'leaving-question'

const question = () => document.querySelector<HTMLElement>('.arrive')
const header = () => document.querySelector<HTMLElement>('body header')

/** Until the picture of the old question is taken, the new one cannot be seen: on a slow device that is felt. */
const slowMs = 35
let isSlow = false

const canSlide = () =>
  !isSlow && 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Shows another question. Where the browser has view transitions, a picture of the old one slides out in the direction of
 * travel, over the new page: that is in place at once, and can be read, focused and pressed. A device that was slow once is
 * not asked for another until the page is loaded again.
 */
export async function leaveQuestion(direction: 'on' | 'back', change: () => unknown): Promise<void> {
  const leaving = question()
  if (!leaving || !canSlide()) {
    await change()
    return
  }
  const { documentElement: root } = document
  const above = header()
  leaving.style.viewTransitionName = leavingName
  // The picture lies over the page, and what was scrolled under the header stays under it.
  if (above) above.style.viewTransitionName = 'above-question'
  root.dataset.leaving = direction
  const begun = performance.now()
  const transition = document.startViewTransition(async () => {
    isSlow = performance.now() - begun > slowMs
    await change()
    leaving.style.viewTransitionName = ''
  })
  transition.ready.catch(() => undefined)
  void transition.finished
    .catch(() => undefined)
    .then(() => {
      // Another may have begun meanwhile.
      if (question()?.style.viewTransitionName === leavingName) return
      delete root.dataset.leaving
      if (above) above.style.viewTransitionName = ''
    })
  await transition.updateCallbackDone
}
