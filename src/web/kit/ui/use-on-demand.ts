import { useEffect, useState } from 'react'

/**
 * Loads a heavy module the first time something wants it. `wanted` is what asks: while it is falsy nothing is
 * fetched, and when a fetch has failed (offline, a new release) the next change of it tries again.
 */
export function useOnDemand<Module>(wanted: unknown, load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || module) return
    let current = true
    setFailed(false)
    load().then(
      (loaded) => current && setModule(loaded),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [wanted, module, load])

  return { module, failed }
}
