import { useEffect, useRef, useState } from 'react'
import type { UploadedFile } from '#contract/evidence/evidence.ts'
import { kindNamed } from '#domain/enquiries/attachment-kinds.ts'
import { uploadProblem } from '#domain/evidence/upload.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { sendFile } from './send-file.ts'
import type { Uploader } from './uploader.ts'

/** A file on its way, or one that could not be sent. */
export interface Sending {
  readonly key: number
  readonly name: string
  readonly size: number
  readonly received: number
  readonly isLost: boolean
  /** Why it waits, in the server's words. */
  readonly said: string | null
  readonly state: 'preparing' | 'in line' | 'sending'
  readonly problem: string | null
}

let keys = 0

/** Files that are being sent for one purpose. One after the other, so that a slow line finishes the first. */
export function useUploads(uploads: string, by: Uploader, onSent: (file: UploadedFile) => void) {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const leaving = useRef(new Map<number, AbortController>())
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    const all = leaving.current
    return () => {
      for (const one of all.values()) one.abort()
    }
  }, [])

  const change = (key: number, by: Partial<Sending>) =>
    setSendings((before) => before.map((one) => (one.key === key ? { ...one, ...by } : one)))
  const forget = (key: number) => setSendings((before) => before.filter((one) => one.key !== key))

  /** What is wrong with a file is told at once, whatever else is under way. Null: it is not sent. */
  async function prepare(key: number, picked: File): Promise<File | null> {
    const file = await asJpeg(picked)
    const problem = uploadProblem(file)
    change(key, { name: file.name, size: file.size, state: 'in line', problem })
    return problem === null ? file : null
  }

  async function send(key: number, prepared: Promise<File | null>, signal: AbortSignal): Promise<void> {
    const file = await prepared
    if (file === null || signal.aborted) return
    change(key, { state: 'sending' })
    const outcome = await sendFile({
      id: await uploadId(uploads, by.purpose, file),
      by,
      file,
      signal,
      onProgress: (received) => change(key, { received }),
      onLost: (isLost, said) => change(key, { isLost, said }),
    })
    if (outcome.is === 'refused') return change(key, { problem: outcome.problem })
    forget(key)
    if (outcome.is === 'sent') onSent(outcome.file)
  }

  return {
    sendings,
    add(files: readonly File[]) {
      for (const file of files) {
        const key = keys++
        const stop = new AbortController()
        leaving.current.set(key, stop)
        const made = { key, name: file.name, size: file.size, received: 0, isLost: false, said: null } as const
        setSendings((before) => [...before, { ...made, state: 'preparing', problem: null }])
        const prepared = prepare(key, file)
        queue.current = queue.current.then(() => send(key, prepared, stop.signal))
      }
    },
    stop(key: number) {
      leaving.current.get(key)?.abort()
      forget(key)
    },
  }
}

/**
 * The id of an upload, made from what the browser knows of a file: picked again after a reload, the same file has the
 * same id, and goes on where it stopped. `uploads` is only this account's, so that nobody can guess another's ids.
 */
async function uploadId(uploads: string, purpose: string, file: File): Promise<string> {
  // Missing on plain http addresses other than localhost: there a reload begins anew.
  if (!crypto.subtle) return randomUuid()
  const named = [uploads, purpose, file.name, file.size, file.lastModified].join('/')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(named)))
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

const quality = 0.9

/** A HEIC as a JPEG, where the browser can read it. What it cannot read stays what it is, and is refused by its name. */
async function asJpeg(file: File): Promise<File> {
  if (kindNamed(file.name) !== 'heic') return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) return file
    const name = file.name.replace(/\.\w+$/, '.jpg')
    return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    return file
  }
}
