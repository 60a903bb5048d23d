import type { ReactNode } from 'react'

/** What a route says of itself by its handle: a short status for the header, or that it wants none. */
export interface RouteHandle {
  readonly headerAside?: ReactNode
  /** It brings its own surroundings, the main landmark among them: neither header nor footer stands around it. */
  readonly hasOwnShell?: true
}
