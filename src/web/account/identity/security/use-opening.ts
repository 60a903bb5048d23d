import { useState } from 'react'

/** A form in the place of the button that opens it. Whoever closes it is back on the button. */
export function useOpening() {
  const [state, setState] = useState<'shut' | 'open' | 'shut again'>('shut')
  return {
    isOpen: state === 'open',
    wasOpen: state === 'shut again',
    open: () => setState('open'),
    close: () => setState('shut again'),
  }
}
