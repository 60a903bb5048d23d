import type { Shown } from './use-tracking.ts'

// Without a connection only what can be done without one. Where no copy is kept, that is logging a weight.
export const isKeptCopy = ({ keptAt }: Shown) => keptAt !== undefined
export const hasProgress = ({ keptAt }: Shown) => keptAt !== null
