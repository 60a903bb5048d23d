import { useEffect, useState } from 'react'

/** False during the first paint, true after it. */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setIsPainted, 0, true)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])

  return isPainted
}
