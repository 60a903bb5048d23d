import { evidenceWords as words } from '#content/cases/case.ts'
import { gateWords, howWords } from '#content/cases/cases.ts'
import { dateOf } from '../list/format-date.ts'
import type { CaseView } from './case-view.ts'
import { nameOrKey } from './name-or-key.ts'

export const EvidenceFound = ({ evidence }: Pick<CaseView, 'evidence'>) => (
  <section>
    <h3 className="mb-1.5 text-[1.0625rem]">{words.found}</h3>
    {evidence.length === 0 ? (
      <p className="text-ink-soft">{words.none}</p>
    ) : (
      <ul className="space-y-2">
        {evidence.map(({ gate, isPassed, says, how, by, at }) => (
          <li key={`${gate} ${at}`} className="rounded-xl border border-line bg-white px-3.5 py-2.5">
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{nameOrKey(gateWords, gate)}</span>
              <span
                className={`shrink-0 rounded-full px-2 text-xs font-semibold ${isPassed ? 'bg-mint text-routine' : 'bg-caution/40 text-ink'}`}
              >
                {isPassed ? words.passed : words.notPassed}
              </span>
            </p>
            <p className="leading-snug">{says}</p>
            <p className="text-xs text-ink-soft">
              {[nameOrKey(howWords, how), by, dateOf(at)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    )}
  </section>
)
