import type { ReactNode } from 'react'
import { Entrance } from '../sign-in/entrance.tsx'

interface Props {
  readonly heading: string
  readonly lead?: string
  readonly children?: ReactNode
}

export const InvitationPage = ({ heading, lead, children }: Props) => (
  <Entrance>
    <h1 tabIndex={-1} className="text-heading">
      {heading}
    </h1>
    {lead && <p className="mt-2 mb-6 text-ink-soft">{lead}</p>}
    {children}
  </Entrance>
)
