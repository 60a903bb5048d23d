import { useState } from 'react'
import type { UploadedFile } from '#contract/evidence/evidence.ts'
import type { Uploader } from './uploader.ts'
import { useUploads } from './use-uploads.ts'

interface Given {
  /** To make ids of files from. */
  readonly uploads: string
  readonly by: Uploader
  /** Those that were sent before and wait for their message, from this tab or another. */
  readonly unsent: readonly UploadedFile[]
  readonly most: number
}

/** The files that go with the next message: sent as soon as they are chosen, and removed again as long as it is not sent. */
export function useAttachments({ uploads, by, unsent, most }: Given) {
  const [files, setFiles] = useState(unsent)
  const [isTooMany, setIsTooMany] = useState(false)
  const { sendings, add, stop } = useUploads(uploads, by, (file) =>
    setFiles((before) => [...before.filter(({ id }) => id !== file.id), file]),
  )
  const room = Math.max(0, most - files.length - sendings.length)
  return {
    files,
    sendings,
    isTooMany,
    isUnderWay: sendings.some(({ problem }) => problem === null),
    stop,
    add(chosen: readonly File[]) {
      setIsTooMany(chosen.length > room)
      add(chosen.slice(0, room))
    },
    remove({ id }: UploadedFile) {
      setIsTooMany(false)
      setFiles((before) => before.filter((file) => file.id !== id))
      // One that could not be erased now is erased by itself when nobody has sent it for a day.
      by.remove(id).catch(() => undefined)
    },
    /** They have gone with their message. */
    clear() {
      setIsTooMany(false)
      setFiles([])
    },
  }
}

export type Attachments = ReturnType<typeof useAttachments>
