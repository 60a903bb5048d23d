import { useState } from 'react'
import { bloodTestsWords } from '#content/blood-tests/my-blood-tests.ts'
import type { MyBloodTests } from '#contract/blood-tests/my-blood-tests.ts'
import { callApi } from '#web/browser/api.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { UploadField } from '../evidence/upload-field.tsx'
import { dayOf } from '../shell/format-date.ts'
import { Section } from '../shell/section.tsx'

const words = bloodTestsWords.handIn

interface Props {
  readonly tests: MyBloodTests
  readonly onChange: () => Promise<void>
}

/** Results from a GP or a clinic, as photos or documents. They are sent when they are chosen, and handed in as one. */
export function HandInResults({ tests: { files, uploads, handIns, schedule }, onChange }: Props) {
  const [id, setId] = useState(randomUuid)
  const { run, isBusy, problem, setProblem } = useAction(() =>
    navigator.onLine ? bloodTestsWords.notSent : bloodTestsWords.offline,
  )
  const whole = files.filter(({ isWhole }) => isWhole)

  async function send() {
    await run(async () => {
      const fileIds = whole.map((file) => file.id).slice(-10)
      const { code, message } = await callApi('hand_in_blood_results', { id, fileIds })
      if (code !== 200) return setProblem(message)
      setId(randomUuid())
      showToast({ title: words.done, description: words.again })
      await onChange()
    })
  }

  return (
    <Section id="hand-in" heading={words.heading} what={words.what}>
      {schedule !== null && (
        <div className="mt-4 space-y-4">
          <UploadField
            legend={words.files}
            gate="blood_tests"
            uploads={uploads}
            files={files}
            onChange={() => void onChange()}
          />
          {problem && <AlertMessage>{problem}</AlertMessage>}
          {whole.length > 0 && (
            <Button busy={isBusy} onClick={send} className="max-sm:w-full">
              {words.button}
            </Button>
          )}
        </div>
      )}
      {handIns.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{words.sent}</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {handIns.map((one) => (
              <li key={one.id} className="py-3">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium wrap-anywhere">{one.files.join(', ')}</span>
                  <span className="text-sm text-ink-soft">{dayOf(one.at)}</span>
                </p>
                <p className="text-sm">{words.states[one.endedAs ?? 'open']}</p>
                {one.words && <p className="mt-1 whitespace-pre-line">{one.words}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
