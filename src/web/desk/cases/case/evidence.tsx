import { BloodTestsPanel } from '../../blood-tests/blood-tests-panel.tsx'
import type { CaseView } from './case-view.ts'
import { EvidenceFiles } from './evidence-files.tsx'
import { EvidenceFound } from './evidence-found.tsx'
import { Record } from './recording/record.tsx'
import type { RecordingState } from './recording/use-recording.ts'

interface Props {
  readonly found: CaseView
  readonly recording: RecordingState
  readonly onOpenFile: (file: CaseView['files'][number]) => void
}

/** What has come in beside the answers, who has seen it, and what is still to be written down. */
export const Evidence = ({ found, recording, onOpenFile }: Props) => (
  <div className="space-y-5">
    <Record found={found} state={recording} />
    <EvidenceFound evidence={found.evidence} />
    {found.bloodTests && found.person.accountId && (
      <BloodTestsPanel accountId={found.person.accountId} tests={found.bloodTests} />
    )}
    <EvidenceFiles files={found.files} onOpen={onOpenFile} />
  </div>
)
