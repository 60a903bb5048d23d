import { Link } from 'react-router'

interface Props {
  readonly to: string
  readonly label: string
  readonly isChosen: boolean
  /** How many there are in it. Undefined: not known, which is not the same as none. */
  readonly count: number | undefined
}

/** One of the lists that a section of the desk has. */
export const ListLink = ({ to, label, isChosen, count }: Props) => (
  <Link
    to={to}
    aria-current={isChosen ? 'true' : undefined}
    className={`inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-xs font-semibold ${isChosen ? 'bg-ink text-white' : `bg-paper-deep hover:bg-sage ${count === 0 ? 'text-ink-soft' : ''}`}`}
  >
    {label} <span className="min-w-[2ch] text-center font-display text-sm leading-none">{count ?? '–'}</span>
  </Link>
)
