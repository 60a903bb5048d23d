import { useState } from 'react'
import type { CallBody, CallReply } from '#contract/calls.ts'
import type { Access } from '#contract/privacy/access-log.ts'
import { deskRead } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'

export type Filters = Omit<CallBody<'desk_access_log'>, 'after'>

type Page = Pick<CallReply<'desk_access_log'>, 'looks' | 'next'> & Partial<CallReply<'desk_access_log'>>

/** Of everybody for those who may, of oneself for the others, page by page. */
export function useAccesses(filters: Filters) {
  const mayReadAll = useMay('read-access-log')
  const { staffId: _, ...own } = filters
  const name = mayReadAll ? 'desk_access_log' : 'desk_my_access_log'
  const wanted = mayReadAll ? filters : own
  const first = useDeskRead<typeof name>(name, wanted)
  const [further, setFurther] = useState<{
    readonly key: string
    readonly looks: Access[]
    readonly next: Page['next']
  }>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const page: Page | null = first.data
  const key = `${name}${JSON.stringify(wanted)}${first.at}`
  const more = further?.key === key ? further : null
  const next = more ? more.next : (page?.next ?? null)

  async function fetchMore() {
    if (!next || state === 'busy') return
    setState('busy')
    try {
      const { code, data } = await deskRead(name, { ...wanted, after: next })
      if (code !== 200 || !data) return setState('failed')
      setFurther({ key, looks: [...(more?.looks ?? []), ...data.looks], next: data.next })
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return {
    first,
    mayReadAll,
    looks: [...(page?.looks ?? []), ...(more?.looks ?? [])],
    colleagues: page?.colleagues ?? [],
    hasMore: next !== null,
    state,
    fetchMore: () => void fetchMore(),
  }
}
