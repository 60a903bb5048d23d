import { Link } from 'react-router'
import { queueWords as words } from '#content/cases/queue.ts'
import { type Medicine, medicines } from '#domain/medicines/medicines.ts'

interface Props {
  /** Null: any. */
  readonly chosen: Medicine['key'] | null
  readonly to: (medicine: Medicine['key'] | null) => string
}

/** Those of one medicine only, or of any. */
export const MedicineLinks = ({ chosen, to }: Props) => (
  <nav aria-label={words.medicine} className="ml-auto">
    <ul className="flex flex-wrap text-xs">
      {[null, ...medicines].map((choice) => (
        <li key={choice?.key ?? 'any'}>
          <Link
            to={to(choice?.key ?? null)}
            aria-current={(choice?.key ?? null) === chosen ? 'true' : undefined}
            className="inline-flex min-h-8 items-center rounded-full px-2.5 text-ink-soft underline-offset-4 hover:underline aria-[current]:bg-sage aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {choice?.name ?? words.anyMedicine}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
