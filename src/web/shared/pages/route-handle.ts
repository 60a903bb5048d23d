import type { ReactNode } from 'react'

/** What a route says of itself by its handle: a short status for the header, a footer of its own, or that it wants neither. */
export interface RouteHandle {
  readonly headerAside?: ReactNode
  /** In place of the public footer. */
  readonly footer?: ReactNode
  /** It brings its own surroundings, the main landmark among them: neither header nor footer stands around it. */
  readonly hasOwnShell?: true
}
