import { qualityWords as words } from '#content/cases/quality.ts'
import type { CallReply } from '#contract/calls.ts'

const shareOf = (part: number, all: number) => (all === 0 ? 0 : Math.round((part / all) * 100))

/** The counts that have no chart. */
export function Figures({ counts }: { counts: CallReply<'desk_quality'> }) {
  const { decided, approved, medianHours, ninetiethHours, checked, returned, signed, checkIns, redFlags } = counts
  const shown: readonly (readonly [string, string, string])[] = [
    [words.median, words.hours(medianHours), words.workingHours],
    [words.ninetieth, words.hours(ninetiethHours), words.workingHours],
    [words.approved, String(approved), words.ofDecided(shareOf(approved, decided), decided)],
    [words.returned, String(returned), words.ofChecked(checked + returned)],
    [words.signed, String(signed), words.signedWhat],
    [words.checkIns, String(checkIns.onTime), words.ofCheckIns(shareOf(checkIns.onTime, checkIns.due), checkIns.due)],
    [words.redFlags, String(redFlags), words.redFlagsWhat],
  ]
  return (
    <dl className="mb-7 grid grid-cols-2 border-y min-[60rem]:grid-cols-4 border-line">
      {shown.map(([name, figure, what]) => (
        <div
          key={name}
          className="border-line px-4 py-3 nth-[4n+1]:pl-0 not-nth-[4n+1]:border-l nth-[n+5]:border-t max-[60rem]:odd:border-l-0 max-[60rem]:odd:pl-0 max-[60rem]:nth-[n+3]:border-t"
        >
          <dt className="text-xs font-semibold text-ink-soft">{name}</dt>
          <dd>
            <span className="font-display text-[1.75rem] leading-tight">{figure}</span>
            <span className="block text-xs text-ink-soft">{what}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
