import type { ReactNode } from 'react'

/** One chapter of the gallery. */
export function Chapter({
  id,
  title,
  intro,
  children,
}: {
  id: string
  title: string
  intro: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-line pt-8 pb-14 not-first:border-t lg:pb-20">
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>
      <div className="mt-8 space-y-10">{children}</div>
    </section>
  )
}

/** One component in one state, under the name of that state. */
export function Specimen({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal text-green">{name}</h3>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      <div className="mt-3">{children}</div>
    </div>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)

export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-10 md:grid-cols-2">{children}</div>
)
