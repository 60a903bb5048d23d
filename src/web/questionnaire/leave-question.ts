const leavingName = 'leaving-question'

const question = () => document.querySelector<HTMLElement>('.arrive')
const header = () => document.querySelector<HTMLElement>('body header')

const canSlide = () =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Shows another question. Where the browser has view transitions, a picture of the old one slides out in the direction of
 * travel, over the new page: that is in place at once, and can be read, focused and pressed.
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
  const transition = document.startViewTransition(async () => {
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
