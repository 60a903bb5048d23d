import { useState } from 'react'
import { taskSaveProblems, gpWords as words } from '#content/evidence/account-tasks.ts'
import type { MyEvidence } from '#contract/evidence/evidence.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import type { ComboboxOption } from '#web/kit/ui/combobox-list.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import {
  type GpPractice,
  type GpPracticeSearch,
  useGpPracticeSearch,
} from '#web/shared/gp-practices/use-gp-practice-search.ts'
import { TaskPage } from './task-page.tsx'
import { TaskReported } from './task-reported.tsx'

type Answer = 'yes' | 'no'
type Field = keyof typeof words.problems

const longestReason = 2_000

/** A yes or a no, with what belongs to it. Naming a practice is not yet a yes. */
export function GpTask({ evidence: { gp, known }, onChange }: { evidence: MyEvidence; onChange: () => void }) {
  const [answer, setAnswer] = useState<Answer | undefined>(gp ? (gp.isToBeTold ? 'yes' : 'no') : undefined)
  const [practice, setPractice] = useState(() =>
    gp?.practice ? { name: gp.practice, odsCode: null } : (known.practice ?? { name: '', odsCode: null }),
  )
  const [hasNoGp, setHasNoGp] = useState(false)
  const [reason, setReason] = useState(gp?.reason ?? '')
  const [wrong, setWrong] = useState<Field | null>(null)
  const { run, isBusy, problem, setProblem } = useAction(() =>
    navigator.onLine ? taskSaveProblems.failed : taskSaveProblems.offline,
  )
  const [isSaved, setIsSaved] = useState(gp !== null)

  const changed = () => {
    setWrong(null)
    setIsSaved(false)
  }

  function missing(): Field | null {
    if (answer === undefined) return 'answer'
    if (answer === 'yes') return practice.name.trim() === '' ? 'practice' : null
    return reason.trim() === '' ? 'reason' : null
  }

  async function save() {
    const found = missing()
    setWrong(found)
    setProblem(null)
    if (found !== null) return document.getElementById(fieldIds[found])?.focus()
    const given = { practice: practice.name.trim(), odsCode: practice.odsCode, hasGp: !hasNoGp, reason: reason.trim() }
    await run(async () => {
      const { code, message } = await callApi('answer_gp', { isToBeTold: answer === 'yes', ...given })
      if (code !== 200) return setProblem(message)
      setIsSaved(true)
      onChange()
    })
  }

  return (
    <TaskPage heading={words.heading} lead={words.lead}>
      <Radios<Answer>
        name="gp"
        legend={words.question}
        isField
        options={[
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
        value={answer}
        error={wrong === 'answer' ? words.problems.answer : undefined}
        onChange={(value) => {
          setAnswer(value)
          changed()
        }}
      />
      {answer === 'yes' && (
        <PracticeField
          value={practice}
          note={known.practice && practice.name === known.practice.name ? words.fromAnswers : undefined}
          error={wrong === 'practice' ? words.problems.practice : undefined}
          onChange={(value) => {
            setPractice(value)
            changed()
          }}
        />
      )}
      {answer === 'no' && (
        <>
          <OptionCard
            type="checkbox"
            id="no-gp"
            name="no-gp"
            checked={hasNoGp}
            label={words.hasNoGp}
            onChange={(isChecked) => {
              setHasNoGp(isChecked)
              changed()
            }}
          />
          <TextArea
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            rows={3}
            limit={longestReason}
            value={reason}
            error={wrong === 'reason' ? words.problems.reason : undefined}
            onChange={(value) => {
              setReason(value)
              changed()
            }}
          />
        </>
      )}
      {problem && <AlertMessage>{problem}</AlertMessage>}
      {isSaved && <TaskReported>{words.saved}</TaskReported>}
      <Button size="large" wide busy={isBusy} onClick={save}>
        {words.save}
      </Button>
    </TaskPage>
  )
}

const fieldIds: Readonly<Record<Field, string>> = { answer: 'gp', practice: 'practice', reason: 'reason' }

interface NamedPractice {
  readonly name: string
  readonly odsCode: string | null
}

interface Props {
  readonly value: NamedPractice
  /** Where it comes from, as long as nobody has changed it. */
  readonly note: string | undefined
  readonly error: string | undefined
  readonly onChange: (value: NamedPractice) => void
}

/** A practice has a code, so that none can be taken for what was typed. */
const ownWords = ''

/** The person's practice: picked from the directory, or in their own words. */
function PracticeField({ value: { name, odsCode }, note, error, onChange }: Props) {
  const search = useGpPracticeSearch(odsCode === null ? name : '')
  const practices = 'practices' in search ? search.practices : []

  const pick = ({ value, label, detail }: ComboboxOption) =>
    onChange(value === ownWords ? { name, odsCode: null } : { name: [label, detail].join(', '), odsCode: value })

  return (
    <Combobox
      name="practice"
      label={words.practice}
      hint={note ?? words.practiceHint}
      maxLength={500}
      error={error}
      value={name}
      onChange={(typed) => onChange({ name: typed, odsCode: null })}
      options={odsCode === null ? optionsOf(practices, name) : []}
      onPick={pick}
      waiting={search.state === 'searching'}
      status={odsCode === null ? statusOf(search) : ''}
    />
  )
}

function statusOf(search: GpPracticeSearch): string {
  if (search.state === 'failed') return words.searchFailed
  return search.state === 'found' ? words.found(search.practices.length) : ''
}

function optionsOf(practices: readonly GpPractice[], typed: string): ComboboxOption[] {
  if (practices.length === 0) return []
  return [
    { value: ownWords, label: words.typed, detail: typed.trim() },
    ...practices.map(({ odsCode, name, address, postcode }) => ({
      value: odsCode,
      label: name,
      detail: [address, postcode].filter(Boolean).join(', '),
    })),
  ]
}
