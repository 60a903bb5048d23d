import { useState } from 'react'
import { fileWords as words } from '#content/desk/recording.ts'
import { useKeys } from '../../shell/keys.ts'
import type { ShownCase } from '../shown-case.ts'

export type OpenedFile = ShownCase['files'][number]

/** Which file is being looked at. Once one has looked, the case says that it was seen. */
export function useOpenFile(files: readonly OpenedFile[], onSeen: () => Promise<void>) {
  const [file, setFile] = useState<OpenedFile | null>(null)
  const unseen = files.find(({ isSeen }) => !isSeen)
  useKeys(unseen ? [{ key: 'v', does: words.openNew, run: () => setFile(unseen) }] : [])
  function close() {
    if (file && !file.isSeen) void onSeen()
    setFile(null)
  }
  return { file, open: setFile, close }
}
