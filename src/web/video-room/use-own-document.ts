import { useEffect } from 'react'
import { pages } from '#contract/pages.ts'

/**
 * Camera and microphone are allowed to a document by the reply it came with, and only this page's reply allows them: whoever
 * got here from another page without loading this one loads it now.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && URL.canParse(loaded.name) && new URL(loaded.name).pathname !== pages.appointment)
      window.location.reload()
  }, [])
}
