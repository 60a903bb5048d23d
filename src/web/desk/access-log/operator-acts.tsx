import { useState } from 'react'
import { accessLogWords, operatorActWords as words } from '#content/desk/access-log.ts'
import type { CallBody } from '#contract/calls.ts'
import type { OperatorAct } from '#contract/desk/access-log.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { toTheSecond } from '../cases/written-date.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskCall } from '../use-desk-call.ts'

/** What was done past the desk, the newest first, a page at a time. */
export function OperatorActs() {
  const [wanted, setWanted] = useState<CallBody<'desk_operator_acts'>>({})
  const page = useDeskCall('desk_operator_acts', wanted)
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

const cell = 'px-2.5 py-1.5'

/** Ids alone: whoever it was about is nobody's to know here. */
const ActsTable = ({ acts }: { acts: readonly OperatorAct[] }) => (
  <table className="w-full border-collapse text-left">
    <ColumnHeads columns={words.columns} />
    <tbody>
      {acts.map(({ id, at, user, host, command, reason, accountId, subject }) => (
        <tr key={id} className="h-13 border-b border-line hover:bg-white">
          <td className={`${cell} whitespace-nowrap tabular-nums`}>
            <time dateTime={at}>{toTheSecond(at)}</time>
          </td>
          <td className={cell}>
            <span className="font-semibold">{user}</span>
            <span className="block text-xs text-ink-soft">{host}</span>
          </td>
          <td className={cell}>{command}</td>
          <td className={`${cell} max-w-[24rem] break-words`}>
            {reason ?? <span className="text-ink-soft">{words.noReason}</span>}
          </td>
          <td className={`${cell} text-xs break-all tabular-nums`}>
            {[accountId, subject].filter(Boolean).join(' · ') || <span className="text-ink-soft">{words.nothing}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
