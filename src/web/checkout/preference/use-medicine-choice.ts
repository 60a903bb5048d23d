import { useCallback, useEffect, useState } from 'react'
import type { ChoosableMedicine } from '#contract/checkout/medicine-choice.ts'
import { consentFor, notEligiblePath, questionnairePath } from '#contract/pages.ts'
import { readApi } from '#web/browser/read-api.ts'

type MedicineChoice =
  | { readonly is: 'asking' }
  | { readonly is: 'open'; readonly medicines: readonly ChoosableMedicine[] }
  | { readonly is: 'refused'; readonly why: 'unanswered' | 'notEligible'; readonly to: string }
  | { readonly is: 'failed' }

const asking: MedicineChoice = { is: 'asking' }

/** Whether the answers of this visit lead here, which the server decides, and what there is to choose between. */
export function useMedicineChoice(): { readonly choice: MedicineChoice; readonly again: () => void } {
  const [choice, setChoice] = useState(asking)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    const controller = new AbortController()
    ask(controller.signal).then(
      (found) => controller.signal.aborted || setChoice(found),
      () => controller.signal.aborted || setChoice({ is: 'failed' }),
    )
    return () => controller.abort()
  }, [tries])

  const again = useCallback(() => {
    setChoice(asking)
    setTries((last) => last + 1)
  }, [])
  return { choice, again }
}

async function ask(signal: AbortSignal): Promise<MedicineChoice> {
  const first = await readApi('medicine_choice', {}, signal)
  if (first.code !== 422) return read(first)
  // What was answered without a connection is still on this device only.
  const { givenAnswers, sendWeightAnswers } = await import('#web/shared/answers/weight-management-status.ts')
  if (Object.keys(givenAnswers()).length === 0) return read(first)
  await sendWeightAnswers()
  return read(await readApi('medicine_choice', {}, signal))
}

function read({ code, data }: Awaited<ReturnType<typeof readApi<'medicine_choice'>>>): MedicineChoice {
  if (code === 200 && data) return { is: 'open', medicines: data.medicines }
  const refusal = data as unknown as { readonly missing?: unknown; readonly notEligible?: unknown } | null
  if (code === 422 && typeof refusal?.missing === 'string') {
    const isNotBegun = refusal.missing === questionnairePath('step-1')
    return { is: 'refused', why: 'unanswered', to: isNotBegun ? consentFor('weight-management') : refusal.missing }
  }
  if (code === 403)
    return { is: 'refused', why: 'notEligible', to: notEligiblePath(String(refusal?.notEligible ?? '')) }
  return { is: 'failed' }
}
