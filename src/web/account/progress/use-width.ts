import { useLayoutEffect, useRef, useState } from 'react'

const untilKnown = 320

/** How wide something that stays is, in pixels, and again when that changes. */
export function useWidth<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  const [width, setWidth] = useState(untilKnown)

  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () => setWidth(Math.max(untilKnown / 2, Math.floor(box.clientWidth) || untilKnown))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  return { ref, width }
}
