import type { Shown } from './use-tracking.ts'

// Offline, only what works offline is shown. Without a stored copy that is logging a weight.
export const isKeptCopy = ({ keptAt }: Shown) => keptAt !== undefined
export const hasProgress = ({ keptAt }: Shown) => keptAt !== null
