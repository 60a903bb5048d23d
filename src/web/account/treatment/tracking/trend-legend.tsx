import { trackingWords } from '#content/treatment/tracking.ts'

const words = trackingWords.trend

interface Props {
  readonly hasTold: boolean
  readonly hasGoal: boolean
  readonly hasDoses: boolean
}

export const TrendLegend = ({ hasTold, hasGoal, hasDoses }: Props) => (
  <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
    <Key className="size-2.5 rounded-full bg-green/60">{words.legend.logged}</Key>
    {hasTold && <Key className="size-2.5 rounded-full border-2 border-green bg-white">{words.legend.checkIn}</Key>}
    <Key className="h-0.75 w-5 bg-green">{words.legend.trend}</Key>
    {hasGoal && <Key className="w-5 border-t-2 border-dashed border-sun">{words.legend.goal}</Key>}
    {hasDoses && <Key className="h-3 border-l-2 border-dotted border-apricot">{words.legend.dose}</Key>}
  </p>
)

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="flex items-center gap-2">
    <span className={`inline-block ${className}`} />
    {children}
  </span>
)
