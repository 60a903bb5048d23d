import type { ReactNode } from 'react'
import { deskWords } from '#content/desk/shell.ts'
import { Mark } from '#web/kit/art/mark.tsx'

/** A door of the desk: its name on the dark side, a form on the light one, which begins where it is whatever its height. */
export const Entrance = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className="grid min-h-svh grid-rows-[auto_1fr] text-sm lg:grid-rows-none lg:grid-cols-[minmax(20rem,27rem)_minmax(0,1fr)]">
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
    <main id="main" tabIndex={-1} className="grid items-start px-6 py-10 lg:items-center">
      <div className="mx-auto w-full max-w-[26rem]">{children}</div>
    </main>
  </div>
)
