import type { ReactNode } from 'react'
import { deskWords } from '#content/desk/shell.ts'
import { Mark } from '#web/kit/art/mark.tsx'

/** A door of the desk: its name on the dark side, a form on the light one. */
export const Entrance = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className="grid min-h-svh text-sm lg:grid-cols-[minmax(20rem,27rem)_minmax(0,1fr)]">
    <aside
      aria-label={deskWords.name}
      className="on-dark in-daylight flex flex-col justify-between gap-8 bg-ink px-8 py-7 text-white lg:px-10 lg:py-10"
    >
      <p className="flex items-center gap-3 font-display text-subheading">
        <Mark className="size-9" />
        {deskWords.name}
      </p>
      {aside}
    </aside>
    <main id="main" tabIndex={-1} className="grid items-center px-6 py-10">
      <div className="mx-auto w-full max-w-[26rem]">{children}</div>
    </main>
  </div>
)
