import type { ReactNode } from 'react'
import { RestingLark } from '#web/kit/art/resting-lark.tsx'

/** Nothing to do is worth a drawing: the only ones the desk has. */
export const EmptyState = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col items-center px-6 py-14 text-center">
    <RestingLark className="h-32 w-full max-w-md rounded-card" />
    <h2 className="mt-5 text-[1.5rem]">{title}</h2>
    <p className="mt-1 max-w-[26rem] text-ink-soft">{children}</p>
  </div>
)
