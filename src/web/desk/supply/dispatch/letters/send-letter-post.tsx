import { letterPostWords as words } from '#content/letters/desk-letters.ts'
import { parcelWords } from '#content/supply/dispatch.ts'
import { DeskButton } from '../../../components/desk-button.tsx'
import { useSave } from '../../../components/use-save.ts'
import { deskCall } from '../../../desk-call.ts'
import { useKeys } from '../../../shell/keys.ts'

export function SendLetterPost({ id, onPosted }: { id: string; onPosted: () => Promise<void> }) {
  const { save, isBusy, problem } = useSave(onPosted, parcelWords.failed)
  const send = () => void save(() => deskCall('desk_letter_posted', { id }))
  useKeys([{ key: 'p', does: words.posted, run: send }])
  return (
    <>
      <h2 className="text-[1.25rem]">{words.send}</h2>
      {problem && (
        <p role="alert" className="font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskButton tone="primary" shortcut="p" isBusy={isBusy} busyLabel={words.saving} onPress={send}>
        {words.posted}
      </DeskButton>
    </>
  )
}
