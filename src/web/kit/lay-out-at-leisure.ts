const soonMs = 100

const waiting: HTMLElement[] = []

/**
 * For parts of a page that are not laid out before somebody comes near (`below-fold-…`). As soon as the page is alive and
 * has nothing else to do, they are, one after the other: from then on none changes its height as one comes to it.
 */
export function layOutAtLeisure(part: HTMLElement | null) {
  if (part && waiting.push(part) === 1) atLeisure(layOutNext)
}

function layOutNext() {
  waiting.shift()?.style.setProperty('content-visibility', 'visible')
  if (waiting.length > 0) atLeisure(layOutNext)
}

const atLeisure = (next: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(next) : setTimeout(next, soonMs)
