import { taskWords, weighInWords as words } from '#content/account-tasks.ts'
import type { EvidenceTask, MyEvidence } from '#contract/evidence.ts'
import { pages } from '#contract/pages.ts'
import { gates } from '#domain/cases/gates.ts'
import { policy } from '#domain/clinical/policy.ts'
import { ButtonLink } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TaskPage, Told } from './task-page.tsx'
import { UploadField } from './upload-field.tsx'

interface Props {
  readonly evidence: MyEvidence
  readonly task: EvidenceTask | undefined
  readonly onChange: () => void
}

/** How weight and height are seen, and where a note or a letter about them is sent. */
export function WeighInTask({ evidence, task, onChange }: Props) {
  return (
    <TaskPage heading={words.heading} lead={words.lead}>
      {task?.state === 'again' && (
        <AlertMessage>{task.because === 'words' ? task.words : taskWords.again.out_of_date}</AlertMessage>
      )}
      <ul className="space-y-5">
        {words.ways(gates.measurements.minutes).map(({ heading, text }) => (
          <li key={heading} className="rounded-option border border-line bg-white p-5">
            <h2 className="font-sans text-lg font-semibold tracking-normal">{heading}</h2>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p>
        {words.photoAlone} {words.days(policy.verifiedDays)}
      </p>
      <UploadField
        legend={words.files}
        gate="measurements"
        uploads={evidence.uploads}
        files={evidence.files}
        onChange={onChange}
      />
      {(task?.state === 'sent' || task?.state === 'looked_at') && <Told>{words.sent}</Told>}
      {evidence.weighIn ? (
        <ButtonLink to={evidence.weighIn} variant="secondary" target="_blank" rel="noreferrer">
          {words.join}
        </ButtonLink>
      ) : (
        <ButtonLink to={pages.contactUs} variant="secondary">
          {words.ask}
        </ButtonLink>
      )}
    </TaskPage>
  )
}
