import type { ReactNode } from 'react'

/** What a route says of itself by its handle: a short status for the header, a footer of its own, that it wants neither, or that it can be dark. */
export interface RouteHandle {
  readonly headerAside?: ReactNode
  /** In place of the public footer. */
  readonly footer?: ReactNode
  /** It brings its own surroundings, the main landmark among them: neither header nor footer stands around it. */
  readonly hasOwnShell?: true
  /** It can be shown dark (browser/theme.ts): its sheet has the colours, and its outermost component follows the choice. */
  readonly hasDarkTheme?: true
}
