import { Link } from 'react-router'
import { clockWords, holderWords, kindWords, safetyWords } from '#content/cases/cases.ts'
import { queueWords, queueWords as words } from '#content/cases/queue.ts'
import { discussionWords, returnedBanner } from '#content/cases/returns.ts'
import type { CaseRow } from '#contract/cases/case-row.ts'
import { ClockBar } from '../../components/clock-bar.tsx'
import { briefly, identity } from './person.ts'
import { riskBar, riskChip, riskName } from './risk.ts'
import { clockInWords, spanInWords } from './time-left.ts'
import { useRowKeys } from './use-row-keys.ts'

interface Props {
  readonly caption: string
  readonly rows: readonly CaseRow[]
  readonly now: number
  /** Where a row leads. Null: the reader may not open it. */
  readonly to: ((row: CaseRow) => string | null) | null
}

const widths: Readonly<Record<keyof typeof words.columns, string>> = {
  risk: 'w-[9.75rem]',
  person: 'w-[8.75rem] min-[75rem]:w-[9.5rem]',
  what: 'w-[8.25rem] min-[75rem]:w-[9rem]',
  why: '',
  clock: 'w-[7.25rem] min-[75rem]:w-[8.5rem]',
  with: 'w-[5.5rem] min-[75rem]:w-[6.5rem]',
}
const columns = Object.keys(widths) as (keyof typeof widths)[]
/** Columns for those who may see records. */
const clinical: readonly string[] = ['risk', 'why']

/** Cases among others, one line each. */
export function CaseTable({ caption, rows, now, to }: Props) {
  const body = useRowKeys()
  const isMasked = rows.some(({ why }) => why === null)
  return (
    <table data-stacks="early" className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-soft">
          {columns
            .filter((column) => !(isMasked && clinical.includes(column)))
            .map((column) => (
              <th key={column} scope="col" className={`pr-3 pb-2 pl-2.5 font-semibold ${widths[column]}`}>
                {words.columns[column]}
              </th>
            ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <CaseTableRow key={row.id} row={row} now={now} to={to?.(row) ?? null} />
        ))}
      </tbody>
    </table>
  )
}

const kindOf = ({ kind, wish }: CaseRow) => wish ?? kindWords[kind as keyof typeof kindWords]

/** What it waits for comes before what the rules say of it. */
const whyIn = ({ why, waitsFor }: CaseRow): string => {
  const says = [...waitsFor.map(sentence), ...(why ?? [])]
  return says.length > 0 ? says.join(' ') : queueWords.nothingSpeaks
}

const sentence = (says: string) => `${says[0]?.toUpperCase() ?? ''}${says.slice(1)}.`

const cell = 'py-1.5 pr-3 pl-2.5 align-middle'

interface CaseTableRowProps {
  readonly row: CaseRow
  readonly now: number
  readonly to: string | null
}

/** Nothing in it says who the person is. The whole row is its link. */
function CaseTableRow({ row, now, to }: CaseTableRowProps) {
  const who = row.person ? briefly(row.person) : kindWords[row.kind as keyof typeof kindWords]
  const name = (
    <>
      <span className="block truncate">
        <span className="font-semibold">{who}</span>
        {row.person && (
          <span className={`text-xs ${row.person.isVerified ? 'text-ink-soft' : 'font-semibold text-ink'}`}>
            {' · '}
            {identity(row.person.isVerified)}
          </span>
        )}
      </span>
      <span className="block truncate text-xs text-ink-soft">{row.reference}</span>
    </>
  )
  return (
    <tr className="group/row relative h-13 border-t border-line transition-colors last:border-b hover:bg-white has-[:focus-visible]:bg-white">
      {row.why && (
        <td className={cell}>
          <RiskChip row={row} />
        </td>
      )}
      <th scope="row" className={`${cell} text-left leading-snug font-normal`}>
        <span
          aria-hidden
          className={`absolute inset-y-0 left-0 w-1 opacity-0 group-hover/row:opacity-100 group-has-[:focus-visible]/row:opacity-100 ${row.why ? riskBar(row.risk) : 'bg-green'}`}
        />
        {to ? (
          <Link
            data-row
            to={to}
            className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className={`${cell} leading-snug`}>
        <span className="block">{kindOf(row)}</span>
        <span className="block text-xs text-ink-soft">{row.medicine}</span>
      </td>
      {row.why && (
        <td data-whole className={`${cell} leading-snug max-[48rem]:basis-full`}>
          {(row.isReturned || row.hasNewMessage) && (
            <span className="flex gap-1.5 text-xs font-semibold">
              {row.isReturned && <span className="rounded-full bg-caution/40 px-2">{returnedBanner.mark}</span>}
              {row.hasNewMessage && <span className="rounded-full bg-caution/40 px-2">{discussionWords.mark}</span>}
            </span>
          )}
          <span className="line-clamp-2">{whyIn(row)}</span>
        </td>
      )}
      <td className={cell}>
        {row.clock ? (
          <ClockBar share={row.clock.share} says={clockInWords(Date.parse(row.clock.due), now)} at="below" />
        ) : (
          <span className="text-xs text-ink-soft">{clockWords.none}</span>
        )}
      </td>
      <td className={cell}>
        <Holder of={row.with} now={now} />
      </td>
    </tr>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((part) => /^\p{Lu}/u.test(part) && !/^(Dr|Mr|Mrs|Ms|Miss|Prof)\.?$/.test(part))
    .map((part) => part[0])
    .join('')
    .slice(0, 2)

/** Who has a case, and for how long still. */
function Holder({ of: holder, now }: { of: CaseRow['with']; now: number }) {
  if (!holder) return <span className="text-xs text-ink-soft">{holderWords.free}</span>
  const left = Math.max(0, Date.parse(holder.until) - now)
  return (
    <span className="flex items-center gap-2 text-xs text-ink-soft">
      <span
        aria-hidden
        className={`grid size-6 shrink-0 place-items-center rounded-full text-[0.6875rem] font-bold ${holder.isMe ? 'bg-ink text-white' : 'bg-sage text-ink'}`}
      >
        {initials(holder.name)}
      </span>
      <span className="sr-only">{holder.isMe ? holderWords.you : holder.name}, </span>
      <span>{spanInWords(left)}</span>
    </span>
  )
}

/** A safeguarding case is not about supply, so it has a word of its own. */
const RiskChip = ({ row: { kind, risk } }: { row: CaseRow }) => (
  <span
    className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${kind === 'safeguarding' ? 'bg-ink text-white' : riskChip(risk)}`}
  >
    {kind === 'safeguarding' ? safetyWords.urgent : riskName(risk)}
  </span>
)
