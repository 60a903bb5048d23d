import { useState } from 'react'
import type { BespokeStep } from '#domain/intake/engine/step.ts'
import type { GpPracticeAnswer } from '#domain/intake/weight-management/inform-gp.ts'
import type { ComboboxOption } from '#web/kit/ui/combobox-list.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { Combobox } from '#web/kit/ui/lazy-combobox.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import {
  type GpPractice,
  type GpPracticeSearch,
  useGpPracticeSearch,
} from '#web/shared/gp-practices/use-gp-practice-search.ts'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { focusOn } from '../scroll-above-bar.ts'
import { useSubmitStep } from '../use-submit-step.ts'

const missing = {
  title: 'GP Information Required',
  text: 'Please enter your GP practice name or address, or skip this step.',
}

/** The first row of the list. A practice has a code, so none can be taken for it. */
const ownWords = ''

const placeOf = ({ address, postcode }: GpPractice) => [address, postcode].filter(Boolean).join(', ')

export function GpPracticeQuestion({ step, question, onDone }: QuestionProps<BespokeStep>) {
  const { questionnaire } = useFlowScreens()
  const { name, odsCode } = practiceIn(useAnswer(step.answerKey))
  const [hasTyped, setHasTyped] = useState(false)
  const [isOwnWords, setIsOwnWords] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  // A practice picked earlier is looked up by its code, to show again where it is.
  const search = useGpPracticeSearch(odsCode ?? (hasTyped ? name : ''))
  const practices = 'practices' in search ? search.practices : []
  const picked = odsCode === null ? undefined : practices.find((practice) => practice.odsCode === odsCode)

  function answer(given: GpPracticeAnswer) {
    if (given.name.trim() !== '') setIsMissing(false)
    questionnaire.answer(step.answerKey, given)
  }

  function pick({ value, label }: ComboboxOption) {
    setIsOwnWords(value === ownWords)
    answer(value === ownWords ? { name, odsCode: null } : { name: label, odsCode: value })
  }

  function skip() {
    questionnaire.answer(step.answerKey, undefined)
    void submit()
  }

  function goOn() {
    if (name.trim() === '') {
      showToast({ title: missing.title, description: missing.text, variant: 'destructive' })
      setIsMissing(true)
      focusOn(step.id)
      return
    }
    questionnaire.answer(step.answerKey, { name: name.trim(), odsCode })
    void submit()
  }

  return (
    <QuestionForm onSubmit={goOn} onSkip={skip} alert={alert} isSubmitting={isSubmitting}>
      <PageHeading size="question">{question}</PageHeading>
      <p className="mt-2 text-ink-soft">{step.hint}</p>
      <div className="mt-6">
        <Combobox
          name={step.id}
          label="GP practice name or address"
          hint="Enter part of its name, street, town or postcode. If it isn’t listed, type its name and town."
          maxLength={500}
          error={isMissing ? missing.text : undefined}
          value={name}
          onChange={(text) => {
            setHasTyped(true)
            setIsOwnWords(false)
            answer({ name: text, odsCode: null })
          }}
          options={odsCode === null ? optionsOf(practices, name) : []}
          onPick={pick}
          waiting={odsCode === null && search.state === 'searching'}
          status={odsCode !== null ? `${name} selected.` : isOwnWords ? takenAsTyped : statusOf(search)}
          note={
            odsCode !== null ? picked && <Picked words={placeOf(picked)} /> : isOwnWords ? ownWordsNote : noteOn(search)
          }
        />
      </div>
    </QuestionForm>
  )
}

function practiceIn(given: unknown): GpPracticeAnswer {
  const { name, odsCode } = (given ?? {}) as Partial<GpPracticeAnswer>
  return { name: typeof name === 'string' ? name : '', odsCode: typeof odsCode === 'string' ? odsCode : null }
}

const none = 'No practice found. You can carry on with your own words: the name and the town are enough.'
const failed = 'We cannot search for practices right now. Type the name and the town, and carry on.'

function statusOf(search: GpPracticeSearch): string {
  if (search.state === 'failed') return failed
  if (search.state !== 'found') return ''
  const count = search.practices.length
  if (count === 0) return none
  return count === 1
    ? '1 practice found. Use the arrow keys to choose it.'
    : `${count} practices found. Use the arrow keys to choose one.`
}

function noteOn(search: GpPracticeSearch) {
  const words =
    search.state === 'failed' ? failed : search.state === 'found' && search.practices.length === 0 ? none : null
  return words && <p className="text-sm text-ink-soft">{words}</p>
}

const Picked = ({ words }: { words: string }) => (
  <p className="flex gap-2.5 rounded-option bg-mint px-4 py-3 text-sm">
    <Tick className="mt-[0.15em] size-4.5 text-green" />
    {words}
  </p>
)

const takenAsTyped = 'We will use your own words.'
const ownWordsNote = <Picked words={takenAsTyped} />

/** What was typed comes first, for it is always an answer; then the practices it may mean. */
function optionsOf(practices: readonly GpPractice[], typed: string): ComboboxOption[] {
  if (practices.length === 0) return []
  return [
    { value: ownWords, label: 'Use what I typed', detail: typed.trim() },
    ...practices.map((practice) => ({ value: practice.odsCode, label: practice.name, detail: placeOf(practice) })),
  ]
}
