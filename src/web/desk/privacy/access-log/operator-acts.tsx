import { useState } from 'react'
import { accessLogWords, operatorActWords as words } from '#content/privacy/access-log.ts'
import type { CallBody } from '#contract/calls.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { ActsTable } from './acts-table.tsx'

/** What was done past the desk, the newest first, a page at a time. */
export function OperatorActs() {
  const [wanted, setWanted] = useState<CallBody<'desk_operator_acts'>>({})
  const page = useDeskRead('desk_operator_acts', wanted)
  const next = page.data?.next
  return (
    <>
      <Freshness of={page} />
      {page.data?.acts.length === 0 && (
        <div className="max-w-[36rem] rounded-option bg-paper-deep p-5">
          <h2 className="text-[1.25rem]">{words.none}</h2>
          <p className="mt-1">{words.noneWhat}</p>
        </div>
      )}
      {page.data && page.data.acts.length > 0 && <ActsTable acts={page.data.acts} />}
      {next && (
        <Button
          className="mt-3"
          variant="secondary"
          size="small"
          busy={page.isLoading}
          busyLabel={accessLogWords.moreBusy}
          onClick={() => setWanted({ after: next })}
        >
          {accessLogWords.more}
        </Button>
      )}
    </>
  )
}
