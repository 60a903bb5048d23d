import { useId, useState } from 'react'
import { operatorActWords, accessLogWords as words } from '#content/privacy/access-log.ts'
import type { CallBody } from '#contract/calls.ts'
import type { OperatorAct } from '#contract/privacy/access-log.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { toTheSecond } from '../../cases/list/format-date.ts'
import { ColumnHeads } from '../../column-heads.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useMay, useMe } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { LoggedAccesses } from './logged-accesses.tsx'

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
      <LoggedAccesses />
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
        {part === 'looks' ? <LoggedAccesses /> : <OperatorActs />}
      </div>
    </>
  )
}

/** What was done past the desk, the newest first, a page at a time. */
function OperatorActs() {
  const [wanted, setWanted] = useState<CallBody<'desk_operator_acts'>>({})
  const page = useDeskRead('desk_operator_acts', wanted)
  const next = page.data?.next
  return (
    <>
      <Freshness of={page} />
      {page.data?.acts.length === 0 && (
        <div className="max-w-[36rem] rounded-option bg-paper-deep p-5">
          <h2 className="text-[1.25rem]">{operatorActWords.none}</h2>
          <p className="mt-1">{operatorActWords.noneWhat}</p>
        </div>
      )}
      {page.data && page.data.acts.length > 0 && <ActsTable acts={page.data.acts} />}
      {next && (
        <Button
          className="mt-3"
          variant="secondary"
          size="small"
          busy={page.isLoading}
          busyLabel={words.moreBusy}
          onClick={() => setWanted({ after: next })}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}

const cell = 'px-2.5 py-1.5'

/** Ids alone: whoever it was about is nobody's to know here. */
const ActsTable = ({ acts }: { acts: readonly OperatorAct[] }) => (
  <table className="w-full border-collapse text-left">
    <ColumnHeads columns={operatorActWords.columns} />
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
            {reason ?? <span className="text-ink-soft">{operatorActWords.noReason}</span>}
          </td>
          <td className={`${cell} text-xs break-all tabular-nums`}>
            {[accountId, subject].filter(Boolean).join(' · ') || (
              <span className="text-ink-soft">{operatorActWords.nothing}</span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
