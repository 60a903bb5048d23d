import type { ReactNode } from 'react'

type ProgressProps = {
  /** 0 to 100. */
  value: number
  /** What is progressing: "Your questionnaire". */
  label: string
  /** Shown instead of the percentage, for example "Question 2/6". */
  text?: string | undefined
  /** Stands at the left under the bar, where Back belongs. */
  start?: ReactNode
}

export function Progress({ value, label, text, start }: ProgressProps) {
  const percentage = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percentage}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <svg width="100%" height="6" aria-hidden="true" className="block rounded-full forced-colors:border">
          <rect width="100%" height="6" rx="3" className="fill-line" />
          <rect
            width={`${percentage}%`}
            height="6"
            rx="3"
            className="fill-green transition-[width] duration-200 ease-out forced-colors:fill-[Highlight]"
          />
        </svg>
      </div>
      <div className="mt-1 flex min-h-11 items-center justify-between gap-4">
        <div>{start}</div>
        <span aria-hidden="true" className="text-sm text-ink-soft tabular-nums">
          {text ?? `${percentage}%`}
        </span>
      </div>
    </div>
  )
}
