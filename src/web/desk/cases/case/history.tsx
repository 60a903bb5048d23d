import { historyWords as words } from '#content/cases/case.ts'
import { caseEvent } from '#content/cases/case-events.ts'
import { clinicalHistoryWords } from '#content/cases/clinical-history.ts'
import { deskHealthListWords } from '#content/codes/desk-health-list.ts'
import { planWords } from '#content/treatment/desk-treatment.ts'
import { Letters } from '../../letters/letters.tsx'
import { PlanPanel } from '../../treatment/plan/plan-panel.tsx'
import { ClinicalHistory } from '../clinical-history/clinical-history.tsx'
import { HealthList } from '../health-list/health-list.tsx'
import { dateAndTimeOf } from '../list/format-date.ts'
import type { CaseView } from './case-view.ts'
import { Course } from './course/course.tsx'

/** How the person has fared, and the story of the case, the newest first. */
export const History = ({ found, onChanged }: { found: CaseView; onChanged: () => Promise<void> }) => (
  <div className="space-y-6">
    {found.plan && (
      <section>
        <h3 className="mb-1 text-[1.0625rem]">{planWords.title}</h3>
        <PlanPanel plan={found.plan} onChanged={onChanged} />
      </section>
    )}
    <section>
      <h3 className="mb-1 text-[1.0625rem]">{clinicalHistoryWords.title}</h3>
      <ClinicalHistory accountId={found.person.accountId} entries={found.clinicalHistory} onChanged={onChanged} />
    </section>
    {found.person.accountId !== null && (
      <section>
        <h3 className="mb-1 text-[1.0625rem]">{deskHealthListWords.title}</h3>
        <HealthList accountId={found.person.accountId} onChanged={onChanged} />
      </section>
    )}
    {found.letters.length > 0 && <Letters letters={found.letters} seesRecord isSmall onChanged={onChanged} />}
    <Course course={found.course} />
    <Story history={found.history} />
  </div>
)

function Story({ history }: Pick<CaseView, 'history'>) {
  if (history.length === 0) return <p className="text-ink-soft">{words.none}</p>
  return (
    <ol className="space-y-3 border-l-2 border-line pl-4">
      {history.map(({ at, what, by, words: said, reason, flagReasons }) => (
        <li
          key={`${at} ${what}`}
          className="relative before:absolute before:top-2 before:-left-[1.3125rem] before:size-2 before:rounded-full before:bg-green-light"
        >
          <p className="font-semibold">{caseEvent(what)}</p>
          <p className="text-xs text-ink-soft">
            {by} · {dateAndTimeOf(at)}
          </p>
          {reason && (
            <p className="mt-1 text-xs whitespace-pre-line">
              <span className="font-semibold">{words.reason}</span> {reason}
            </p>
          )}
          {flagReasons.map(({ says, reason: why }) => (
            <p key={says} className="mt-1 text-xs whitespace-pre-line">
              <span className="font-semibold">{says}</span> {why}
            </p>
          ))}
          {said && <p className="mt-1 text-xs whitespace-pre-line">{said}</p>}
        </li>
      ))}
    </ol>
  )
}
