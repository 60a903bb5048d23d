import { useLayoutEffect, useRef, useState } from 'react'

const leastWidth = 160
const unknownWidth = 320

/** How wide something that stays is, in pixels, and again when that changes. Null before it is there to be measured. */
export function useWidth<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  const [width, setWidth] = useState<number | null>(null)

  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () => setWidth(Math.max(leastWidth, Math.floor(box.clientWidth) || unknownWidth))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  return { ref, width }
}
