import { useState } from 'react'
import { accessLogWords as words } from '#content/privacy/access-log.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { AccessTable } from './access-table.tsx'
import { FilterForm } from './filter-form.tsx'
import { type Filters, useAccesses } from './use-accesses.ts'

export function LoggedAccesses() {
  const [filters, setFilters] = useState<Filters>({})
  const { first, mayReadAll, looks, colleagues, hasMore, isBusy, hasFailed, fetchMore } = useAccesses(filters)
  return (
    <>
      <FilterForm
        key={JSON.stringify(filters)}
        filters={filters}
        colleagues={mayReadAll ? colleagues : null}
        onFilter={setFilters}
      />
      <Freshness of={first} />
      {first.data && looks.length === 0 && (
        <div className="max-w-[36rem] rounded-option bg-paper-deep p-5">
          <h2 className="text-[1.25rem]">{words.none}</h2>
          <p className="mt-1">{words.noneWhat}</p>
        </div>
      )}
      {looks.length > 0 && <AccessTable looks={looks} onPerson={(person) => setFilters({ ...filters, person })} />}
      {hasFailed && (
        <div className="mt-3">
          <AlertMessage>{words.moreFailed}</AlertMessage>
        </div>
      )}
      {hasMore && (
        <Button
          className="mt-3"
          variant="secondary"
          size="small"
          busy={isBusy}
          busyLabel={words.moreBusy}
          onClick={fetchMore}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
