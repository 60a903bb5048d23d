/** At once when the page is written, and when somebody comes from another page and nothing stands here yet. */
export function comesNear(id: string): Promise<void> {
  const section = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!section) return Promise.resolve()
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        resolve()
      },
      { rootMargin: '300px' },
    )
    watch.observe(section)
  })
}
