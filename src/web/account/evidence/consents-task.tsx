import { useState } from 'react'
import { taskSaveProblems, consentsWords as words } from '#content/evidence/account-tasks.ts'
import { consent } from '#content/intake/consent.ts'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import { startDeclarations } from '#content/intake/start-consent-words.ts'
import type { EvidenceTask } from '#contract/evidence/evidence.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { HealthStatement } from '#web/shared/consent/health-statement.tsx'
import { TaskPage } from './task-page.tsx'
import { TaskReported } from './task-reported.tsx'

/** The points before the questionnaire, for an order that came without them. */
export function ConsentsTask({ task, onChange }: { task: EvidenceTask | undefined; onChange: () => void }) {
  const [isTicked, setIsTicked] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const { run, isBusy, problem, setProblem } = useAction(() =>
    navigator.onLine ? taskSaveProblems.failed : taskSaveProblems.offline,
  )
  const isGiven = task === undefined || task.state === 'done'

  async function save() {
    setProblem(null)
    setIsMissing(!isTicked)
    if (!isTicked) return document.getElementById('consents')?.focus()
    await run(async () => {
      const { code, message } = await callApi('give_consents', { version: startConsentVersion })
      if (code !== 200) return setProblem(message)
      onChange()
    })
  }

  return (
    <TaskPage heading={words.heading} lead={words.lead}>
      <ol className="divide-y divide-line border-y border-line">
        {startDeclarations(false).map(({ title, text }, place) => (
          <li key={text} className="flex gap-4 py-4 sm:gap-5">
            <span aria-hidden="true" className="w-6 shrink-0 font-display text-[1.75rem] text-green leading-none">
              {place + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="mt-0.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <HealthStatement className="rounded-option bg-mint p-5" />
      {isGiven ? (
        <TaskReported>{words.saved}</TaskReported>
      ) : (
        <>
          <Checkbox
            name="consents"
            label={consent.agree}
            checked={isTicked}
            error={isMissing ? words.missing : undefined}
            onChange={(ticked) => {
              setIsTicked(ticked)
              setIsMissing(false)
            }}
          />
          {problem && <AlertMessage>{problem}</AlertMessage>}
          <Button size="large" wide busy={isBusy} busyLabel={words.saving} onClick={save}>
            {words.save}
          </Button>
        </>
      )}
    </TaskPage>
  )
}
