import { Link } from 'react-router'
import { clockWords, kindWords } from '#content/cases/cases.ts'
import { queueWords as words } from '#content/cases/queue.ts'
import { discussionWords, returnedBanner } from '#content/cases/returns.ts'
import type { CaseRow } from '#contract/cases/case-row.ts'
import { ClockBar } from '../../components/clock-bar.tsx'
import { Holder } from './holder.tsx'
import { briefly, identity } from './person.ts'
import { riskBar } from './risk.ts'
import { RiskChip } from './risk-chip.tsx'
import { clockInWords } from './time-left.ts'

const kindOf = ({ kind, wish }: CaseRow) => wish ?? kindWords[kind as keyof typeof kindWords]

/** What it waits for comes before what the rules say of it. */
const whyIn = ({ why, waitsFor }: CaseRow): string => {
  const says = [...waitsFor.map(sentence), ...(why ?? [])]
  return says.length > 0 ? says.join(' ') : words.nothingSpeaks
}

const sentence = (says: string) => `${says[0]?.toUpperCase() ?? ''}${says.slice(1)}.`

const cell = 'py-1.5 pr-3 pl-2.5 align-middle'

interface Props {
  readonly row: CaseRow
  readonly now: number
  readonly to: string | null
}

/** Nothing in it says who the person is. The whole row is its link. */
export function CaseTableRow({ row, now, to }: Props) {
  const who = row.person ? briefly(row.person) : kindWords[row.kind as keyof typeof kindWords]
  const name = (
    <>
      <span className="block truncate">
        <span className="font-semibold">{who}</span>
        {row.person && (
          <span className={`text-xs ${row.person.isVerified ? 'text-ink-soft' : 'font-semibold text-brick'}`}>
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
          <RiskChip risk={row.risk} />
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
        <td className={`${cell} leading-snug`}>
          {(row.isReturned || row.hasNewMessage) && (
            <span className="flex gap-1.5 text-xs font-semibold">
              {row.isReturned && <span className="rounded-full bg-apricot-pale px-2">{returnedBanner.mark}</span>}
              {row.hasNewMessage && <span className="rounded-full bg-sun/40 px-2">{discussionWords.mark}</span>}
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
