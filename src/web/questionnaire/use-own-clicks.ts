import { type MouseEvent, useRef } from 'react'

/**
 * The second half of a double click on Continue falls on the question that has just come in, and must not answer it.
 * Spread it on whatever holds the question, which begins anew with each.
 */
export function useOwnClicks() {
  const hasBegun = useRef(false)
  return {
    onClickCapture(event: MouseEvent) {
      if (event.detail > 1 && !hasBegun.current) {
        event.preventDefault()
        event.stopPropagation()
      }
      hasBegun.current ||= event.detail === 1
    },
  }
}
