import { recordingWords as words } from '#content/evidence/recording.ts'
import { useKeys } from '../../../shell/keys.ts'
import { useMay } from '../../../shell/me.ts'
import { canBeWorked, type ShownCase } from '../shown-case.ts'
import { Recordings } from './recordings.tsx'
import { recordingKeys, recordings } from './typed.ts'
import type { RecordingState } from './use-recording.ts'

interface Props {
  readonly found: ShownCase
  readonly state: RecordingState
}

/** What somebody who works on the case can write down about it. Nothing for whoever does not, or once it is decided. */
export function Record({ found, state }: Props) {
  const mayWork = useMay('work-cases')
  if (!mayWork || !canBeWorked(found.state)) return null
  if (found.person.accountId === null) return <p className="text-xs text-ink-soft">{words.nobody}</p>
  return <Recordings state={state} weighIn={found.weighIn} />
}

/** Opens a form from anywhere on the page, where there are any. */
export function useRecordingKeys({ found, state }: Props, onShown: () => void): void {
  const mayWork = useMay('work-cases')
  const canRecord = mayWork && canBeWorked(found.state) && found.person.accountId !== null
  const keys = recordings.map((name) => ({
    key: recordingKeys[name],
    does: words.titles[name],
    run: () => {
      onShown()
      state.show(name)
    },
  }))
  useKeys(canRecord ? keys : [])
}
