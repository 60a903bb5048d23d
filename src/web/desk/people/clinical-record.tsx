import { clinicalHistoryWords } from '#content/cases/clinical-history.ts'
import { deskHealthListWords } from '#content/codes/desk-health-list.ts'
import { recordWords as words } from '#content/identity/people.ts'
import type { PersonRecord } from '#contract/identity/people.ts'
import { everythingPath } from '#domain/fhir/paths.ts'
import { EvidenceFiles } from '../cases/case/evidence-files.tsx'
import { EvidenceFound } from '../cases/case/evidence-found.tsx'
import { FileViewer } from '../cases/case/file/file-viewer.tsx'
import { useOpenFile } from '../cases/case/file/use-open-file.ts'
import { ClinicalHistory } from '../cases/clinical-history/clinical-history.tsx'
import { HealthList } from '../cases/health-list/health-list.tsx'
import { dateAndTimeOf } from '../cases/list/format-date.ts'

const nothing = async () => undefined

interface Props {
  readonly accountId: string
  readonly clinical: NonNullable<PersonRecord['clinical']>
  readonly onChanged: () => Promise<void>
}

export function ClinicalRecord({ accountId, clinical, onChanged }: Props) {
  const viewed = useOpenFile(clinical.files, nothing)
  return (
    <>
      <section>
        <h2 className="mb-2 text-[1.375rem]">{clinicalHistoryWords.title}</h2>
        <ClinicalHistory accountId={accountId} entries={clinical.history} onChanged={onChanged} />
      </section>
      <section>
        <h2 className="mb-2 text-[1.375rem]">{deskHealthListWords.title}</h2>
        <HealthList accountId={accountId} onChanged={onChanged} />
      </section>
      <section>
        <h2 className="mb-2 text-[1.375rem]">{words.evidence}</h2>
        <div className="space-y-5">
          <EvidenceFound evidence={clinical.evidence} />
          <EvidenceFiles files={clinical.files} onOpen={viewed.open} />
        </div>
        <FileViewer of={viewed} caseId={null} />
      </section>
      <section>
        <h2 className="mb-2 text-[1.375rem]">{words.notes}</h2>
        {clinical.notes.length === 0 ? (
          <p className="text-ink-soft">{words.noNotes}</p>
        ) : (
          <ul className="divide-y divide-line">
            {clinical.notes.map(({ id, by, at, body }) => (
              <li key={id} className="py-2">
                <p className="text-xs text-ink-soft">{[by, dateAndTimeOf(at)].join(' · ')}</p>
                <p className="break-words whitespace-pre-line">{body}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className="mb-2 text-[1.375rem]">{words.fhir.heading}</h2>
        <p className="text-ink-soft">{words.fhir.lead}</p>
        <a
          href={everythingPath(accountId)}
          download={words.fhir.fileName}
          className="mt-2 inline-block font-semibold underline underline-offset-4 hover:text-green"
        >
          {words.fhir.download}
        </a>
      </section>
    </>
  )
}
