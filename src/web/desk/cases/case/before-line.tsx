import type { ReactNode } from 'react'

export const BeforeLine = ({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) => (
  <div className="flex items-start gap-4">
    <dt className="w-16 shrink-0 pt-0.5 font-display leading-tight">{label}</dt>
    <dd className="min-w-0 flex-1">{children}</dd>
    {aside && <dd className="shrink-0 pt-0.5 text-xs text-ink-soft">{aside}</dd>}
  </div>
)
