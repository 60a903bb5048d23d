import { Link, useNavigate, useSearchParams } from 'react-router'
import { brand } from '#content/brand.ts'
import {
  type Advice,
  lowBmiWords,
  type NotEligibleWords,
  notEligible as notEligibleWords,
} from '#content/intake/not-eligible.ts'
import { helpNow } from '#content/safeguarding/help-now.ts'
import { adhdPath, pages } from '#contract/pages.ts'
import { healthyBmi, type LowBmiBand, lowBmiBand, lowestEligibleBmi, overweightBmi } from '#domain/body/bmi-bands.ts'
import { oldestAge } from '#domain/identity/age-limits.ts'
import { riskFactorsStep } from '#domain/intake/adhd/risk-factors.ts'
import type { StepId } from '#domain/intake/adhd/step-ids.ts'
import { readProgress } from '#domain/intake/engine/saved-progress.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { RestingLark } from '#web/kit/art/resting-lark.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { useAdhdStatus } from '#web/shared/answers/adhd-status.ts'
import { progressKey } from '#web/shared/answers/questionnaire.ts'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AskForCall } from './adhd/call/ask-for-call.tsx'
import { useCallStatus } from './adhd/call/use-call-status.ts'
import { RiskHelp } from './adhd/risk-help.tsx'
import { useBrowserBack } from './back-button.tsx'
import { HelpFirst } from './help-first.tsx'
import { QuestionColumn } from './question-column.tsx'

const notEligible = notEligibleWords({ oldestAge })

const asTitle = (words: string) => <PageHeading size="question">{words}</PageHeading>

export const meta = () =>
  pageMeta({
    title: 'Not eligible',
    description: `What you can do when ${brand.name} is not the right service for you.`,
    isUnlisted: true,
  })

export default function NotEligible() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const browserBack = useBrowserBack()
  const isHydrated = useHydrated()
  if (!isHydrated) return <WithoutScript />
  const reason = search.get('reason') ?? ''
  const words = (Object.hasOwn(notEligible, reason) && wordsFor(reason)) || notEligible.general

  const { isHelpFirst = false } = words
  // There is always a way to the answers this is about, however the page was opened.
  const review = () => (isHelpFirst ? navigate(adhdPath('risk-factors' satisfies StepId)) : browserBack())

  return (
    <QuestionColumn scene={isHelpFirst ? null : scene}>
      {isHelpFirst ? (
        <>
          <HelpForAnswers />
          <h2 className="mt-10">{words.title}</h2>
        </>
      ) : (
        <PageHeading size="question">{words.title}</PageHeading>
      )}
      <p className="mt-4 text-lg">{words.body}</p>
      <section aria-labelledby="now" className="mt-8 rounded-card bg-mint px-5 pt-6 pb-3 sm:px-8 sm:pt-8 sm:pb-5">
        <h2 id="now" className="text-[1.625rem]">
          What you can do now
        </h2>
        <ul className="mt-3 divide-y divide-sage">
          {words.instead.map((advice) => (
            <li key={JSON.stringify(advice)} className="flex gap-3.5 py-4">
              <Leaf />
              <p className="flex-1">
                <LinkedAdvice words={advice} />
              </p>
            </li>
          ))}
        </ul>
        {words.help && (
          <div className="border-t border-sage">
            <HelpRows lines={words.help} />
          </div>
        )}
      </section>
      <section aria-labelledby="why" className="mt-8">
        <h2 id="why" className="font-sans font-semibold text-base tracking-normal">
          Why we’ve stopped here
        </h2>
        <p className="mt-1 text-ink-soft">{words.why}</p>
      </section>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 max-sm:flex-col">
        {/* Beside help nothing may shine brighter than help. */}
        <Button
          variant={isHelpFirst ? 'quiet' : 'primary'}
          size={isHelpFirst ? 'medium' : 'large'}
          className={isHelpFirst ? '' : 'max-sm:w-full'}
          onClick={review}
        >
          Review your answers
        </Button>
        <Link to={pages.home} className="py-2.5 font-semibold underline underline-offset-4 hover:text-green">
          Back to homepage
        </Link>
      </div>
    </QuestionColumn>
  )
}

/** A low BMI is not the same for everybody. Which it is stays on the device: it is never in the address. */
function wordsFor(reason: string): NotEligibleWords | undefined {
  const band = reason === 'bmi_low' ? keptLowBmiBand() : null
  return band === 'underweight' || band === 'overweight'
    ? lowBmiWords({ healthyBmi, overweightBmi, lowestBmi: lowestEligibleBmi })[band]
    : notEligible[reason]
}

/** Written at build time, without the reason. Should the script never come, help does, after a moment. */
const WithoutScript = () => (
  <QuestionColumn scene={scene}>
    <div className="min-h-svh animate-appear [animation-delay:2s]">
      <HelpFirst heading={asTitle(helpNow.heading)} text={helpNow.intro} />
    </div>
  </QuestionColumn>
)

const scene = <RestingLark className="h-36 w-full sm:h-56 2xl:h-72" />

const Leaf = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-6 shrink-0">
    <path className="fill-green-light" d="M4 20C3 9 9 3 21 3c1 12-5 18-17 17Z" />
    <path className="fill-none stroke-mint stroke-2" strokeLinecap="round" d="M3 21 14 10" />
  </svg>
)

function HelpForAnswers() {
  const stored = useAdhdStatus()?.answers[riskFactorsStep.answerKey]
  const standing = useCallStatus()
  return (
    <>
      <RiskHelp stored={stored} heading={asTitle} isRead={standing.standing?.concern?.isOpen ?? false} />
      <AskForCall of={standing} />
    </>
  )
}

/** What the BMI kept on this device is called, if there is one and it is low. */
function keptLowBmiBand(): LowBmiBand | null {
  const measured = readProgress(deviceStorage.getItem(progressKey))?.data.Q4_answer
  const { bmi } = { ...(measured as { readonly bmi?: unknown } | undefined) }
  return typeof bmi === 'string' && /^\d+\.\d$/.test(bmi) ? lowBmiBand(Number(bmi)) : null
}

/** Advice in which our own service can be opened where it is named. Numbers to call have rows of their own. */
function LinkedAdvice({ words }: { words: Advice }) {
  if (typeof words === 'string') return words
  return words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link
        key={part.text}
        to={pages[part.page]}
        className="font-semibold text-green underline decoration-apricot decoration-2 underline-offset-4 hover:text-ink"
      >
        {part.text}
      </Link>
    ),
  )
}
