import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'

/** A page of large cards while they are fetched, as high as one of them. */
export const CardsLoading = ({ children }: { children: string }) => (
  <div className="mt-2">
    <WaitingLine>{children}</WaitingLine>
    <div aria-hidden="true" className="mt-6 h-96 rounded-card border border-line bg-white noscript:hidden" />
  </div>
)
