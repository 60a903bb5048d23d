import type { ReactNode } from 'react'

const looks = {
  plain: 'border-white/40 hover:bg-white/15',
  off: 'border-transparent bg-white text-ink hover:bg-sage',
  leave: 'border-transparent bg-brick hover:bg-brick/80',
}

interface Props {
  readonly look: keyof typeof looks
  readonly label: string
  readonly note?: string | undefined
  readonly isDisabled?: boolean
  readonly isExpanded?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

export const CallControl = ({ look, label, note, isDisabled = false, isExpanded, onClick, children }: Props) => (
  <button
    type="button"
    disabled={isDisabled}
    aria-expanded={isExpanded}
    onClick={onClick}
    className={`relative flex min-h-16 w-21 cursor-pointer flex-col items-center justify-center gap-1 rounded-option border-2 px-1 text-xs font-semibold transition-colors duration-150 disabled:cursor-not-allowed sm:w-28 ${looks[look]}`}
  >
    {children}
    {label}
    {note && <span className="absolute -top-2 -right-1 rounded-full bg-apricot px-2 text-xs text-ink">{note}</span>}
  </button>
)
