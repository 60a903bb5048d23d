import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly heading: string
  readonly what?: ReactNode
  readonly children: ReactNode
}

/** A part of a page of the account, under a line. */
export const Section = ({ id, heading, what, children }: Props) => (
  <section aria-labelledby={id} className="border-t border-line pt-6">
    <h2 id={id} className="text-[1.5rem]">
      {heading}
    </h2>
    {what && <p className="mt-1 text-ink-soft">{what}</p>}
    {children}
  </section>
)
