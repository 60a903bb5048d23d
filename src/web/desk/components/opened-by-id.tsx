import type { ComponentType } from 'react'
import { pages } from '#contract/pages.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { NothingOpened } from './nothing-opened.tsx'
import { useQuery } from './use-query.ts'

interface Props {
  readonly words: { readonly title: string; readonly noCase: string; readonly toQueue: string }
  readonly Opened: ComponentType<{ id: string }>
}

/** What the address names by its id, or the way back to the queue. */
export function OpenedById({ words, Opened }: Props) {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  return id ? (
    <Opened key={id} id={id} />
  ) : (
    <NothingOpened title={words.noCase} to={pages.deskQueue} label={words.toQueue} />
  )
}
