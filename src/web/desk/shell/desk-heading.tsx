import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** A line below: counts, and how new they are. */
  readonly lead?: ReactNode
  /** The screen's main action, at the right. */
  readonly children?: ReactNode
}

/** The top of every screen of the desk. */
export const DeskHeading = ({ title, lead, children }: Props) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
    {/* On a phone the action stands below from the start: a line that comes later would push it there. */}
    <div className="max-[48rem]:basis-full">
      <h1 tabIndex={-1} className="text-[1.75rem] leading-tight min-[60rem]:text-[2.25rem]">
        {title}
      </h1>
      <div className="min-h-5 text-xs text-ink-soft">{lead}</div>
    </div>
    {children}
  </div>
)
