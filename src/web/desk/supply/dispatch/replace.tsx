import { useState } from 'react'
import { parcelWords as words } from '#content/supply/dispatch.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'

interface Props {
  readonly id: string
  /** What is replaced has no prescription any more: there is no parcel to show anew. */
  readonly isReplaced: boolean
  readonly onReplaced: () => void
  readonly onRefused: () => Promise<void>
}

/** A parcel that did not arrive is sent once more: asked once more too, since it goes back to a prescriber. */
export function Replace({ id, isReplaced, onReplaced, onRefused }: Props) {
  const [isSure, setIsSure] = useState(false)
  const { save, isBusy, problem } = useSave(async (isSaved) => (isSaved ? onReplaced() : onRefused()), words.failed)
  const press = () => (isSure ? void save(() => deskCall('desk_replace_parcel', { id })) : setIsSure(true))
  useKeys(
    isReplaced
      ? []
      : [
          { key: isSure ? 'Ctrl+Enter' : 'p', does: isSure ? words.replaced : words.replace, run: press },
          ...(isSure ? [{ key: 'Escape', does: words.back, run: () => setIsSure(false) }] : []),
        ],
  )
  if (isReplaced) return <Replaced />
  return (
    <>
      <p className="text-ink-soft">{words.replaceWhy}</p>
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskButton
        tone="primary"
        shortcut={isSure ? 'Ctrl+Enter' : 'p'}
        isBusy={isBusy}
        busyLabel={words.sending}
        onPress={press}
      >
        {isSure ? words.replaced : words.replace}
      </DeskButton>
      {isSure && (
        <DeskButton shortcut="Escape" onPress={() => setIsSure(false)}>
          {words.back}
        </DeskButton>
      )}
    </>
  )
}

/** It went back to a prescriber: there is nothing to press here any more. */
export const Replaced = () => (
  <div role="status">
    <p className="font-semibold">{words.isReplaced}</p>
    <p className="text-ink-soft">{words.isReplacedWhy}</p>
  </div>
)
