import { Waiting } from './icons.tsx'

/** What a page waits for, below its heading. Without scripts nothing would ever come. */
export const WaitingLine = ({ children }: { children: string }) => (
  <p role="status" className="mt-5 flex items-center gap-3 text-lg text-ink-soft noscript:hidden">
    <Waiting />
    {children}
  </p>
)
