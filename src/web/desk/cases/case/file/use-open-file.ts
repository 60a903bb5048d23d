import { useState } from 'react'
import { fileWords as words } from '#content/evidence/recording.ts'
import { useKeys } from '../../../shell/keys.ts'
import type { CaseView } from '../case-view.ts'

type SentFile = CaseView['files'][number]

/** What is needed to open a file. A file of a message does not say whether it was reviewed. */
export type OpenedFile = Pick<SentFile, 'id' | 'name' | 'kind'> & Partial<Pick<SentFile, 'isSeen'>>

const noFiles: readonly SentFile[] = []

/** Which file is being looked at. Once one has looked, the case says that it was seen. */
export function useOpenFile(files = noFiles, onSeen: () => Promise<void> = async () => {}) {
  const [file, setFile] = useState<OpenedFile | null>(null)
  const unseen = files.find(({ isSeen }) => !isSeen)
  useKeys(unseen ? [{ key: 'v', does: words.openNew, run: () => setFile(unseen) }] : [])
  function close() {
    if (file?.isSeen === false) void onSeen()
    setFile(null)
  }
  return { file, open: setFile, close }
}
