import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { Mark } from '#web/kit/art/mark.tsx'
import { gutter } from '#web/kit/gutter.ts'

/** A quiet page around what is said at the door: no menus, so that nobody walks out of a call by a slip. */
export const RoomShell = ({ children }: { children: ReactNode }) => (
  <>
    <header className={`${gutter} flex items-center gap-3 py-4 font-display text-subheading`}>
      <Mark className="size-9" />
      {brand.name}
    </header>
    <main id="main" tabIndex={-1} className={`${gutter} pt-4 pb-16 sm:pt-8`}>
      <div className="mx-auto max-w-[56rem]">{children}</div>
    </main>
  </>
)
