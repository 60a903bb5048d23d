import { useState } from 'react'
import { uploadWords as words } from '#content/evidence/account-tasks.ts'
import type { UploadedFile } from '#contract/evidence/evidence.ts'
import { writtenSize } from '#domain/enquiries/attachments.ts'
import { callApi } from '#web/browser/api.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { RemoveButton } from '#web/shared/uploads/remove-button.tsx'
import { fileRow } from '#web/shared/uploads/sending-file.tsx'

export function SentFile({ file, onRemoved }: { file: UploadedFile; onRemoved: () => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  async function remove() {
    const { code, message } = await callApi('remove_upload', { id: file.id }).catch(() => ({
      code: 0,
      message: words.failed,
    }))
    if (code === 200 || code === 404) onRemoved()
    else setProblem(message)
  }
  return (
    <li className={fileRow}>
      <div className="flex items-center gap-3">
        {file.isWhole && <Tick className="size-4.5 shrink-0 text-green" />}
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
          <span className="text-sm text-ink-soft tabular-nums">
            {file.isWhole
              ? `${writtenSize(file.size)} · ${file.isSeen ? words.seen : words.sent}`
              : `${writtenSize(file.received)} / ${writtenSize(file.size)}`}
          </span>
        </p>
        {!file.isSeen && <RemoveButton label={`${words.remove} ${file.name}`} onPress={remove} />}
      </div>
      {!file.isWhole && <p className="pb-1 text-sm text-ink-soft">{words.unfinished}</p>}
      {problem && <ErrorMessage>{problem}</ErrorMessage>}
    </li>
  )
}
