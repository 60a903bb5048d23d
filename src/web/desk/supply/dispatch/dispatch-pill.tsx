import { Link } from 'react-router'

interface Props {
  readonly to: string
  readonly isCurrent: boolean
  readonly count: number | undefined
  readonly children: string
}

export const DispatchPill = ({ to, isCurrent, count, children }: Props) => (
  <li>
    <Link
      to={to}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-paper-deep px-3 text-xs font-semibold hover:bg-sage aria-[current]:bg-ink aria-[current]:text-white"
    >
      {children} <span className="font-display text-sm leading-none">{count ?? '–'}</span>
    </Link>
  </li>
)
