import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A section that is on the page from the start, as HTML, and whose script is fetched when it comes near the screen: the
 * top of a page waits for nothing below it. `id` is that of an element in the section. Keep what this gives outside of
 * the component, so that drawing the page again leaves the section alone. A section that lies far down a long page says
 * about how high it is (`below-fold-…`), and is neither styled nor laid out while the top is drawn.
 */
export function lazyWhenVisible(id: string, load: () => Promise<ComponentType>, height?: string): ReactNode {
  const Section = lazy(async () => {
    await comesNear(id)
    return { default: await untilLoaded(load) }
  })
  const section = (
    <Suspense fallback={<div className="min-h-svh" />}>
      <Section />
    </Suspense>
  )
  if (!height) return section
  return (
    <div className={height} ref={layOutAtLeisure}>
      {section}
    </div>
  )
}

/** What cannot be fetched leaves the section as it is written: it reads, and its links lead on. */
async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    if (typeof window === 'undefined') throw error
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return untilLoaded(load)
  }
}

/** At once when the page is written, and when somebody comes from another page and nothing stands here yet. */
function comesNear(id: string): Promise<void> {
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

const soonMs = 100

const waiting: HTMLElement[] = []

/**
 * For parts of a page that are not laid out before somebody comes near (`below-fold-…`). As soon as the page is alive and
 * has nothing else to do, they are, one after the other: from then on none changes its height as one comes to it.
 */
function layOutAtLeisure(part: HTMLElement | null) {
  if (part && waiting.push(part) === 1) atLeisure(layOutNext)
}

function layOutNext() {
  waiting.shift()?.style.setProperty('content-visibility', 'visible')
  if (waiting.length > 0) atLeisure(layOutNext)
}

const atLeisure = (next: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(next) : setTimeout(next, soonMs)
