import { Waiting } from '#web/kit/ui/icons.tsx'

export const Fetching = ({ children }: { children: string }) => (
  <p role="status" className="flex items-center gap-3 text-ink-soft">
    <Waiting />
    {children}
  </p>
)
