import { useId, useState } from 'react'
import { operatorActWords, accessLogWords as words } from '#content/desk/access-log.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Tabs } from '../parts/tabs.tsx'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useMay, useMe } from '../shell/me.ts'
import { FilterForm } from './filter-form.tsx'
import { LooksTable } from './looks-table.tsx'
import { OperatorActs } from './operator-acts.tsx'
import { type Filters, useLooks } from './use-looks.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** Which log one may read is known when the server has said who is here. */
export default function AccessLog() {
  const isKnown = useMe() !== null
  const mayReadAll = useMay('read-access-log')
  if (!isKnown) return <DeskHeading title={words.title} />
  if (mayReadAll) return <WholeLog />
  return (
    <>
      <DeskHeading title={words.title} lead={words.ownLead} />
      <Looks />
    </>
  )
}

const parts = { looks: words.lead, commands: operatorActWords.lead } as const
type Part = keyof typeof parts

/** Whoever reads everybody's looks also reads what was done past the desk. */
function WholeLog() {
  const [part, setPart] = useState<Part>('looks')
  const panel = useId()
  return (
    <>
      <DeskHeading title={words.title} lead={parts[part]} />
      <Tabs
        label={words.parts}
        panelId={panel}
        chosen={part}
        onChoose={setPart}
        tabs={(Object.keys(parts) as Part[]).map((name) => ({ name, label: words[name] }))}
      />
      <div id={panel} role="tabpanel" className="pt-4">
        {part === 'looks' ? <Looks /> : <OperatorActs />}
      </div>
    </>
  )
}

function Looks() {
  const [filters, setFilters] = useState<Filters>({})
  const { first, mayReadAll, looks, colleagues, hasMore, state, fetchMore } = useLooks(filters)
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
      {looks.length > 0 && <LooksTable looks={looks} onPerson={(person) => setFilters({ ...filters, person })} />}
      {state === 'failed' && (
        <div className="mt-3">
          <AlertMessage>{words.moreFailed}</AlertMessage>
        </div>
      )}
      {hasMore && (
        <Button
          className="mt-3"
          variant="secondary"
          size="small"
          busy={state === 'busy'}
          busyLabel={words.moreBusy}
          onClick={fetchMore}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
