import { useState } from 'react'
import { taskSaveProblems, supplyWords as words } from '#content/evidence/account-tasks.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import type { EvidenceTask, MyEvidence } from '#contract/evidence/evidence.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { claimedMedicines, claimProblems } from '#domain/evidence/supply-claim.ts'
import { writeTyped } from '#domain/identity/date-of-birth.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DateFields } from '#web/kit/ui/date-fields.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { TaskPage } from './task-page.tsx'
import { TaskReported } from './task-reported.tsx'
import { UploadField } from './upload-field.tsx'

interface Props {
  readonly evidence: MyEvidence
  readonly task: EvidenceTask | undefined
  readonly onChange: () => void
}

const noDay = { day: '', month: '', year: '' }

/** What was supplied elsewhere: a photo or a letter that shows it, and what it says. */
export function SupplyTask({ evidence, task, onChange }: Props) {
  const { supply } = evidence.known
  const [typed, setTyped] = useState({
    medicine: supply?.medicine ?? '',
    strength: supply?.strength ?? '',
    suppliedOn: noDay,
    lastInjectionOn: noDay,
  })
  const isFromAnswers = supply !== null && typed.medicine === supply.medicine && typed.strength === supply.strength
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const {
    run,
    isBusy,
    problem: failure,
    setProblem: setFailure,
  } = useAction(() => (navigator.onLine ? taskSaveProblems.failed : taskSaveProblems.offline))
  const own = evidence.files.filter(({ gate, isWhole }) => gate === 'previous_supply' && isWhole)

  function change(by: Partial<typeof typed>) {
    setTyped((before) => ({ ...before, ...by }))
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in by))))
  }

  function tell(found: readonly FieldProblem[]) {
    setProblems(Object.fromEntries(found.map(({ field, message }) => [field, message])))
    const [first] = found
    if (first) document.getElementById(first.field === 'files' ? 'files-previous_supply' : first.field)?.focus()
  }

  async function send() {
    const claim = {
      ...typed,
      suppliedOn: writeTyped(typed.suppliedOn),
      lastInjectionOn: writeTyped(typed.lastInjectionOn),
    }
    const noFiles = own.length === 0 ? [{ field: 'files', message: words.problems.files }] : []
    const found = [...noFiles, ...claimProblems(claim, londonToday(Date.now()))]
    setFailure(null)
    tell(found)
    if (found.length > 0) return
    await run(async () => {
      const fileIds = own.map(({ id }) => id).slice(-10)
      const { code, data, message } = await callApi('tell_supply', { ...claim, fileIds })
      if (code === 200) return onChange()
      const told = (data as { fields?: readonly FieldProblem[] } | null)?.fields
      if (told) tell(told)
      else setFailure(message)
    })
  }

  return (
    <TaskPage heading={words.heading} lead={words.lead(policy.proofWeeks)}>
      {task?.state === 'again' && task.words && <AlertMessage>{task.words}</AlertMessage>}
      <UploadField
        legend={words.files}
        gate="previous_supply"
        uploads={evidence.uploads}
        files={evidence.files}
        error={problems.files}
        onChange={onChange}
      />
      <Radios
        name="medicine"
        legend={words.medicine}
        hint={isFromAnswers ? words.fromAnswers : undefined}
        isField
        options={claimedMedicines.map((medicine) => ({ value: medicine, label: medicine }))}
        value={typed.medicine}
        error={problems.medicine}
        onChange={(medicine) => change({ medicine })}
      />
      <TextField
        name="strength"
        label={words.strength}
        hint={words.strengthHint}
        width="half"
        value={typed.strength}
        error={problems.strength}
        onChange={(strength) => change({ strength })}
      />
      <DateFields
        id="suppliedOn"
        legend={words.suppliedOn}
        value={typed.suppliedOn}
        error={problems.suppliedOn}
        onChange={(suppliedOn) => change({ suppliedOn })}
      />
      <DateFields
        id="lastInjectionOn"
        legend={words.lastInjectionOn}
        value={typed.lastInjectionOn}
        error={problems.lastInjectionOn}
        onChange={(lastInjectionOn) => change({ lastInjectionOn })}
      />
      {failure && <AlertMessage>{failure}</AlertMessage>}
      {(task?.state === 'sent' || task?.state === 'looked_at') && <TaskReported>{words.sent}</TaskReported>}
      <Button size="large" wide busy={isBusy} onClick={send}>
        {words.send}
      </Button>
    </TaskPage>
  )
}
