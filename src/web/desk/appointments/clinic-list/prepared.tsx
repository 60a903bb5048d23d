import { answersWords } from '#content/cases/case.ts'
import { deskPreparationWords as words } from '#content/preparation/desk-preparation.ts'
import { Problem } from '#web/kit/ui/icons.tsx'
import { Topics } from '../../cases/case/answers.tsx'
import { dateAndTimeOf } from '../../cases/list/format-date.ts'
import type { AppointmentView } from './appointment-view.ts'

type Preparation = NonNullable<AppointmentView['preparation']>

/** What was prepared for the appointment: what is new or risky first, then both questionnaires as they were asked. */
export function Prepared({ preparation: { findings, form, informant } }: { preparation: Preparation }) {
  const told = form.answers || informant.answers
  return (
    <div className="space-y-6">
      {told && (
        <section aria-labelledby="read-first">
          <h3 id="read-first" className="mb-1 text-[1.125rem]">
            {words.first}
          </h3>
          {findings.length === 0 ? (
            <p className="text-ink-soft">{words.nothing}</p>
          ) : (
            <ul className="border-t border-line">
              {findings.map((one) => (
                <Finding key={`${one.from} ${one.step}`} {...one} />
              ))}
            </ul>
          )}
        </section>
      )}
      <section aria-labelledby="life-history">
        <h3 id="life-history" className={heading}>
          {words.form}
        </h3>
        <p className="mb-3 text-ink-soft">{formSays(form)}</p>
        {form.answers && <Topics of={form.answers} />}
      </section>
      <section aria-labelledby="informant">
        <h3 id="informant" className={heading}>
          {words.informant}
        </h3>
        <p className={`mb-3 ${informant.state === 'sent' ? 'font-semibold' : 'text-ink-soft'}`}>
          {informantSays(informant)}
        </p>
        {informant.answers && <Topics of={informant.answers} />}
      </section>
      <h3 className={heading}>{words.selfAssessment}</h3>
    </div>
  )
}

const heading = 'mb-2 border-b border-line pb-1 text-[1.125rem]'

function formSays({ state, savedAt }: Preparation['form']): string {
  if (state === 'not begun' || savedAt === null) return words.formStates['not begun']
  return words.formStates[state](dateAndTimeOf(savedAt))
}

/** Above the answers of somebody else, whose identity nobody checked. */
function informantSays({ state, sentAt }: Preparation['informant']): string {
  if (state === 'sent') return words.informantStates.sent(sentAt ? dateAndTimeOf(sentAt) : answersWords.none)
  return words.informantStates[state]
}

function Finding({ question, answer, rank, isNew, from }: Preparation['findings'][number]) {
  const isRisk = rank === 'risk'
  return (
    <li
      className={`grid gap-x-4 gap-y-0.5 border-b border-line py-2 pr-2 pl-4 min-[48rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${isRisk ? 'bg-brick-pale' : ''}`}
    >
      <span className="text-xs leading-snug text-ink-soft">
        {words.from[from]}: {question}
      </span>
      <span className="flex items-start justify-between gap-3 leading-snug font-semibold">
        <span className="min-w-0 break-words whitespace-pre-line">{answer.join(', ')}</span>
        <span className="flex shrink-0 items-center gap-1.5 text-xs">
          {isNew && <span className="rounded-full bg-caution/40 px-2">{words.isNew}</span>}
          <span className={isRisk ? 'flex items-center gap-1 text-brick' : ''}>
            {isRisk && <Problem className="size-4" />}
            {words.ranks[rank]}
          </span>
        </span>
      </span>
    </li>
  )
}
