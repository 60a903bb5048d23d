import { useState } from 'react'
import { recordingWords as words } from '#content/evidence/recording.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { WayToVerify } from '#domain/cases/evidence.ts'
import { useAction } from '#web/browser/use-action.ts'
import { readRecording } from './send-recording.ts'
import { begunOn, type Recording, type Typed } from './typed.ts'

interface Trouble {
  readonly says: string
  readonly fields: Readonly<Record<string, string>>
  /** When the problem was found: a new one for each attempt to save. */
  readonly at: number
}

const today = () => londonTimeAt(Date.now()).date

const byField = (problems: readonly FieldProblem[]) =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]))

/** Which form is open, and what was typed into each. It outlives the forms: closing one or a failed save loses nothing. */
export function useRecording(caseId: string, onSaved: () => Promise<void>, how: WayToVerify | '' = '') {
  const [open, setOpen] = useState<Recording | null>(null)
  const [typed, setTyped] = useState<Typed>(() => begunOn(today(), how))
  const [saved, setSaved] = useState<Recording | null>(null)
  const action = useAction<Trouble>(() => ({ says: words.failed, fields: {}, at: Date.now() }))
  const { run, isBusy, problem: trouble, setProblem: setTrouble } = action

  function show(name: Recording | null) {
    if (isBusy) return
    setTrouble(null)
    setSaved(null)
    setOpen(name)
  }

  function write<Name extends Recording>(name: Name, field: keyof Typed[Name] & string, value: string) {
    setTyped((before) => ({ ...before, [name]: { ...before[name], [field]: value } }))
    setTrouble((before) => before && { ...before, fields: { ...before.fields, [field]: '' } })
  }

  async function save() {
    if (open === null || isBusy) return
    const read = readRecording(open, caseId, typed, today())
    if ('problems' in read) return setTrouble({ says: words.look, fields: byField(read.problems), at: Date.now() })
    await run(async () => {
      const { code, data, message } = await read.send()
      if (code !== 200) {
        const { fields = [] } = (data ?? {}) as { fields?: readonly FieldProblem[] }
        return setTrouble({ says: message, fields: byField(fields), at: Date.now() })
      }
      setSaved(open)
      setTyped((before) => ({ ...before, [open]: begunOn(today(), how)[open] }))
      setOpen(null)
      await onSaved()
    })
  }

  return { open, show, typed, write, save: () => void save(), saved, trouble, isBusy }
}

export type RecordingState = ReturnType<typeof useRecording>
