import { type RefObject, useEffect, useState } from 'react'
import { contactInboxWords as words } from '#content/enquiries/inbox.ts'
import type { Envelope } from '#contract/envelope.ts'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { FileViewer } from '../cases/case/file/file-viewer.tsx'
import { deskCall } from '../desk-call.ts'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskRead } from '../use-desk-read.ts'
import { LinkPatient } from './link-patient.tsx'
import { RequestHead } from './request-head.tsx'
import { RequestReply } from './request-reply.tsx'
import { Written } from './written.tsx'

interface Props {
  readonly id: string
  readonly refreshBy: RefObject<(() => void) | null>
  readonly onChanged: () => void
}

type File = { readonly id: string; readonly name: string; readonly kind: string }

/** Everything that was written about one request, and what is done with it. */
export function Request({ id, refreshBy, onChanged }: Props) {
  const shown = useDeskRead('desk_request', { id })
  const [problem, setProblem] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isLinking, setIsLinking] = useState(false)
  const { data, refresh } = shown

  useEffect(() => {
    refreshBy.current = () => void refresh()
    return () => {
      refreshBy.current = null
    }
  }, [refresh, refreshBy])

  function changed() {
    void refresh()
    onChanged()
  }

  async function act(send: () => Promise<Envelope<unknown>>) {
    setProblem(null)
    try {
      const { code, message } = await send()
      if (code !== 200) setProblem(message)
    } catch {
      setProblem(words.failed)
    }
    changed()
  }

  if (!data) return <Freshness of={shown} />
  return (
    <section aria-label={data.reference} className="flex min-h-0 flex-col">
      <RequestHead
        found={data}
        onAssign={(isMine) => void act(() => deskCall('desk_assign_request', { id, isMine }))}
        onMove={(move) => void act(() => deskCall('desk_move_request', { id, move }))}
        onLink={() => setIsLinking(true)}
        onUnlink={() => void act(() => deskCall('desk_link_request', { id, accountId: null }))}
      />
      <Freshness of={shown} />
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keyboard.
        tabIndex={0}
        role="log"
        aria-label={data.subject}
        className="min-h-0 flex-1 space-y-3 overflow-y-auto py-4 pr-2"
      >
        <Written found={data} onOpenFile={setFile} />
      </div>
      <RequestReply key={data.id} found={data} onSent={changed} />
      <FileViewer of={{ file, close: () => setFile(null) }} caseId={null} from="desk_request_file" />
      {isLinking && (
        <LinkPatient
          onClose={() => setIsLinking(false)}
          onChosen={(accountId) => {
            setIsLinking(false)
            void act(() => deskCall('desk_link_request', { id, accountId }))
          }}
        />
      )}
    </section>
  )
}
