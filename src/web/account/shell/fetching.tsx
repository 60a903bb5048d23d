import { Waiting } from '#web/kit/ui/icons.tsx'

interface Props {
  readonly children: string
  /** In a page that is there already: nothing else comes in its place. */
  readonly isLine?: boolean
}

/** What a page waits for, over the places of its first rows. */
export const Fetching = ({ children, isLine = false }: Props) => (
  <div>
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Waiting />
      {children}
    </p>
    {!isLine && (
      <div
        aria-hidden="true"
        className="mt-5 divide-y divide-line overflow-hidden rounded-card border border-line bg-white noscript:hidden"
      >
        <div className="h-26" />
        <div className="h-26" />
      </div>
    )}
  </div>
)
