import type { ReactNode } from 'react'

/** A route may put a short status into the header by its handle. */
export interface RouteHandle {
  readonly headerAside?: ReactNode
}
