import { selfServiceChangeWords } from '#content/treatment/self-service-change.ts'
import type { OwnPlan } from '#contract/treatment/treatment.ts'
import { medicineName } from '#domain/clinical/ladders.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useAttempts } from '../../shell/use-attempts.ts'

const words = selfServiceChangeWords.request

interface Props {
  readonly request: NonNullable<OwnPlan['request']>
  readonly onChange: () => void
}

/** Another medicine that they asked for, and how it stands. */
export function AskedMedicine({ request: { id: requestId, medicine, isAgreed }, onChange }: Props) {
  const { isBusy, problems, run } = useAttempts()
  const name = medicineName(medicine)
  const takeBack = () =>
    run(async () => {
      const { code, message } = await callApi('take_back_medicine', { requestId })
      if (code !== 200) return [{ message }]
      showToast({ title: words.takenBack })
      onChange()
      return undefined
    })
  return (
    <section className="rounded-option bg-mint p-5">
      <p className="font-semibold">
        {isAgreed === null ? words.waiting(name) : isAgreed ? words.agreed(name) : words.refused(name)}
      </p>
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      {isAgreed !== false && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          busy={isBusy}
          busyLabel={selfServiceChangeWords.saving}
          onClick={() => void takeBack()}
        >
          {words.takeBack}
        </Button>
      )}
    </section>
  )
}
