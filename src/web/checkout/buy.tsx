import { Link, useNavigate } from 'react-router'
import { medicationChoice as words } from '#content/checkout/medication-choice.ts'
import { orderSummaryPath, questionnairePath } from '#contract/pages.ts'
import { medicines } from '#domain/medicines/medicines.ts'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useAssessmentEnd, useReportedDose } from '#web/shared/answers/weight-management-status.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AssessmentNote } from './assessment-note.tsx'
import { BuyQuestions } from './buy-questions.tsx'
import { CheckAnswersLink } from './check-answers-link.tsx'
import { CompareMedicines } from './compare-medicines.tsx'
import { ContinueBar } from './continue-bar.tsx'
import { ExpectedLoss } from './expected-loss.tsx'
import { KeyPoints } from './key-points.tsx'
import { MedicationCard } from './medication-card.tsx'
import { useChosenMedication } from './use-chosen-medication.ts'
import { WhatToExpect } from './what-to-expect.tsx'

// Prescription-only medicines are not advertised to the public: search engines are asked to leave the page out.
export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

const [headingStart, headingEnd] = words.heading

export default function Buy() {
  const navigate = useNavigate()
  const { chosen, hasPressed, choose } = useChosenMedication()
  const end = useAssessmentEnd()
  const told = useReportedDose()

  return (
    <>
      {/* Whatever takes focus stops above the bar that stays at the bottom. */}
      <div className="mx-auto w-full max-w-[90rem] px-5 pt-4 sm:px-8 sm:pt-8 lg:px-16 max-md:pt-1 above-bar">
        <Link
          to={questionnairePath('special-offers')}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          <ArrowLeft className="size-4.5" />
          {words.back}
        </Link>
        <div className="mt-1 grid gap-x-12 gap-y-4 max-md:gap-y-2 sm:mt-5 md:gap-y-6 lg:grid-cols-[minmax(0,1fr)_min(26rem,50%)] lg:gap-y-10">
          <div className="lg:self-end">
            <PageHeading className="max-md:text-[1.625rem] max-md:leading-tight">
              {headingStart} <em className="text-green">{headingEnd}</em>
            </PageHeading>
            {/* On a phone the bar at the bottom says the same, and both medicines are to be seen at once. */}
            <p className="mt-3 max-w-[52ch] text-lg text-balance text-ink-soft max-md:hidden">{words.lead}</p>
          </div>
          {/* Known late, and nothing in sight may move for it: where it has no room of its own it stands below the fold. */}
          <div className="max-lg:order-last lg:flex lg:min-h-46 lg:flex-col lg:items-start lg:justify-end">
            <AssessmentNote end={end} />
            {told && <p className="font-semibold">{words.told(told.medication, told.dose)}</p>}
            {end?.to === 'finished' && <CheckAnswersLink />}
          </div>
          <fieldset className="min-w-0 lg:col-span-2">
            <legend className="sr-only">{words.title}</legend>
            <div className="grid gap-3 max-md:gap-2 md:grid-cols-2 md:gap-5 lg:gap-6">
              {medicines.map((medication) => (
                <MedicationCard
                  key={medication.key}
                  medication={medication}
                  isChosen={medication === chosen}
                  onChoose={() => choose(medication)}
                />
              ))}
            </div>
          </fieldset>
          <div className="-mt-4 min-w-0 md:-mt-6 lg:col-span-2 lg:-mt-10">
            <WhatToExpect medication={chosen} />
          </div>
        </div>
        <p role="status" className="sr-only">
          {hasPressed && words.chosen(chosen.name)}
        </p>

        <CompareMedicines />
        <div className="mt-5 grid gap-5 lg:mt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-6">
          <ExpectedLoss medication={chosen} />
          <KeyPoints medication={chosen} />
        </div>
        <BuyQuestions />
      </div>
      <ContinueBar medication={chosen} end={end} onContinue={() => navigate(orderSummaryPath(chosen))} />
    </>
  )
}
