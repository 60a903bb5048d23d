import { listWords, queueWords as words } from '#content/cases/queue.ts'
import type { QueueList } from '#domain/cases/queue-lists.ts'
import { ListLink } from '../../components/list-link.tsx'
import { MedicineLinks } from '../../components/medicine-links.tsx'
import { useMay } from '../../shell/me.ts'
import { type Filters, queueAddress } from './filters.ts'

const decided: readonly QueueList[] = ['ready', 'before_approval', 'signature', 'mine']
const waiting: readonly QueueList[] = ['waiting_for_evidence', 'waiting_for_patient', 'waiting_for_price']
const supplied: readonly QueueList[] = ['approved', 'checked', 'dispatched', 'returned', 'lost']

interface Props {
  readonly filters: Filters
  /** Null: not known, which is not the same as none. */
  readonly counts: Readonly<Record<QueueList, number>> | null
}

/** Which cases are shown. All of it is in the address. */
export function Lists({ filters, counts }: Props) {
  const seesMedicines = useMay('see-record')
  const one = (list: QueueList) => (
    <li key={list}>
      <ListLink
        to={queueAddress({ ...filters, list })}
        label={listWords[list]}
        isChosen={list === filters.list}
        count={counts?.[list]}
      />
    </li>
  )
  return (
    <div className="mb-4 flex flex-wrap items-center gap-1.5">
      <nav aria-label={words.lists} className="contents">
        <ul className="contents">
          {decided.map(one)}
          <li aria-hidden className="mx-1 h-5 w-px bg-line" />
          {waiting.map(one)}
          <li aria-hidden className="mx-1 h-5 w-px bg-line" />
          {supplied.map(one)}
        </ul>
      </nav>
      {seesMedicines && (
        <MedicineLinks chosen={filters.medicine} to={(medicine) => queueAddress({ ...filters, medicine })} />
      )}
    </div>
  )
}
