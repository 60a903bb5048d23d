import type { ReactNode } from 'react'
import { checkInWords } from '#content/treatment/check-in.ts'
import { mayLosePill, sideEffects } from '#domain/intake/check-in/side-effects.ts'
import { wellbeing } from '#domain/intake/check-in/wellbeing.ts'
import { accepts } from '#domain/intake/engine/answers.ts'
import { afterScreen } from '#domain/intake/engine/on-screen.ts'
import { pressed } from '#domain/intake/engine/several.ts'
import type { Answers, BespokeStep, ChoiceStep, Step } from '#domain/intake/engine/step.ts'
import { afterPaint } from '#web/kit/after-paint.ts'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import { useSubmitStep } from '../use-submit-step.ts'
import type { PageQuestion } from './page-question.ts'
import { SecondHeading } from './second-heading.tsx'
import { SignsHelp } from './signs-help.tsx'
import { useDoses } from './use-doses.tsx'
import { useSeveral } from './use-several.tsx'
import { useWeight } from './use-weight.tsx'

const words = checkInWords.together

interface Pair<First extends Step, Second extends Step> {
  readonly first: First
  readonly second: Second
  readonly onDone: (answers: Answers) => void
}

/** Both as one step: it stays for its save if either does. */
function useSubmitBoth({ first, second, onDone }: Pair<Step, Step>) {
  const { flow } = useFlowScreens()
  const onSaveFailure = first.onSaveFailure.move === 'stay' ? first.onSaveFailure : second.onSaveFailure
  const both = {
    ...second,
    onSaveFailure,
    next: (answers: Answers) => afterScreen(flow, first, answers, {}),
  } as Step
  return useSubmitStep(both, onDone)
}

interface ScreenProps extends ReturnType<typeof useSubmitBoth> {
  readonly asked: readonly PageQuestion[]
  readonly onSubmit: () => void
  readonly above?: ReactNode
  readonly below?: ReactNode
}

const BothOnScreen = ({ asked, above, below, alert, isSubmitting, onSubmit }: ScreenProps) => (
  <QuestionForm
    onSubmit={onSubmit}
    alert={alert}
    isSubmitting={isSubmitting}
    waitingFor={asked.find(({ waitingFor }) => waitingFor !== null)?.waitingFor ?? null}
  >
    {above}
    {asked.map(({ body }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: there are always the same two.
      <div key={place}>{body}</div>
    ))}
    {below}
  </QuestionForm>
)

/** The button is far below the first question: what is wrong with it has to be seen. */
async function showFirstProblem(): Promise<void> {
  await afterPaint()
  document.querySelector('form :is([role=alert], [aria-invalid=true])')?.scrollIntoView({ block: 'center' })
}

export function WeightAndDoses(pair: Pair<BespokeStep, BespokeStep>) {
  const submitting = useSubmitBoth(pair)
  const weight = useWeight(pair.first, goOn)
  const doses = useDoses(pair.second, goOn)
  // Both are looked at, so that both say at once what is wrong with them.
  function goOn() {
    const kept = [weight.keep(), doses.keep()]
    if (kept.every(Boolean)) void submitting.submit()
    else void showFirstProblem()
  }
  return <BothOnScreen asked={[weight, doses]} onSubmit={goOn} {...submitting} />
}

const quietWellbeing = { fluids: 'enough', mood: 'usual' }

/** One press says that all is well; whoever is not well answers one by one. */
export function WellbeingAndEffects(pair: Pair<BespokeStep, BespokeStep>) {
  const { questionnaire } = useFlowScreens()
  const { first, second } = pair
  const submitting = useSubmitBoth(pair)
  const [feels, had] = [useAnswer(first.answerKey), useAnswer(second.answerKey)]
  const drinking = useSeveral(first, <h2 className="mt-8 text-[1.5rem]">{first.question}</h2>)
  const effects = useSeveral(second, <SecondHeading>{second.question}</SecondHeading>)
  const { parts = [], allAs } = second
  const quietEffects = Object.fromEntries(parts.map(({ key }) => [key, allAs ? pressed(allAs, key) : '']))
  const isHarm = accepts(wellbeing, feels) && (feels as { mood: string }).mood === 'harm'
  const isWell = isSame(feels, quietWellbeing) && isSame(had, quietEffects)
  function press(isChecked: boolean) {
    questionnaire.answer(first.answerKey, isChecked ? quietWellbeing : {})
    questionnaire.answer(second.answerKey, isChecked ? quietEffects : {})
  }
  const above = (
    <>
      <PageHeading size="question">{words.how}</PageHeading>
      <div className="mt-5">
        <OptionCard
          type="checkbox"
          id="all-well"
          name="all-well"
          checked={isWell}
          label={words.allWell}
          hint={words.allWellHint}
          onChange={press}
        />
      </div>
    </>
  )
  const below = (
    <>
      {second.id === sideEffects.id && mayLosePill(had) && <PillAdvice />}
      <SignsHelp />
    </>
  )
  // Whoever thinks of harming themselves is asked nothing more.
  const asked = isHarm ? [drinking] : [drinking, effects]
  return <BothOnScreen asked={asked} above={above} below={below} onSubmit={submitting.submit} {...submitting} />
}

const isSame = (one: unknown, other: Readonly<Record<string, unknown>>): boolean =>
  typeof one === 'object' &&
  one !== null &&
  Object.entries(other).every(([key, value]) => (one as Record<string, unknown>)[key] === value)

/** For whoever takes the pill: said on the screen on which they tell of vomiting. */
const PillAdvice = () => (
  <div role="status" className="mt-6 rounded-option bg-apricot-pale p-5">
    <p className="font-semibold">{words.pill.title}</p>
    <p className="mt-1">{words.pill.says}</p>
  </div>
)

export function StockAndWish(pair: Pair<BespokeStep, ChoiceStep>) {
  const { questionnaire } = useFlowScreens()
  const { first, second } = pair
  const submitting = useSubmitBoth(pair)
  const wish = useAnswer(second.answerKey)
  const isChosen = accepts(second, wish)
  const stock = useSeveral(first, <PageHeading size="question">{first.question}</PageHeading>)
  const wished: PageQuestion = {
    body: (
      <div className="mt-10 border-t border-line pt-8">
        <Radios
          name={second.id}
          legend={<h2 className="text-[1.5rem]">{second.question}</h2>}
          hint={second.hint}
          options={second.options}
          value={isChosen ? (wish as string) : undefined}
          onChange={(value) => questionnaire.answer(second.answerKey, value)}
        />
      </div>
    ),
    waitingFor: isChosen ? null : 'Choose an answer to continue.',
    keep: () => true,
  }
  return <BothOnScreen asked={[stock, wished]} onSubmit={submitting.submit} {...submitting} />
}
