import { RestingLark } from '#web/kit/art/resting-lark.tsx'

interface NothingProps {
  readonly title: string
  readonly children: string
}

/** A list with nothing in it yet, and what will be. */
export const NothingYet = ({ title, children }: NothingProps) => (
  <div className="overflow-hidden rounded-card border border-line bg-white">
    <RestingLark className="h-28 w-full sm:h-32" />
    <div className="p-6 sm:p-7">
      <h2 className="text-[1.5rem]">{title}</h2>
      <p className="mt-2 text-ink-soft">{children}</p>
    </div>
  </div>
)
