import { operatorActWords as words } from '#content/privacy/access-log.ts'
import type { OperatorAct } from '#contract/privacy/access-log.ts'
import { toTheSecond } from '../../cases/list/written-date.ts'
import { ColumnHeads } from '../../column-heads.tsx'

const cell = 'px-2.5 py-1.5'

/** Ids alone: whoever it was about is nobody's to know here. */
export const ActsTable = ({ acts }: { acts: readonly OperatorAct[] }) => (
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
