import { type RefObject, useRef } from 'react'
import { queueWords as words } from '#content/cases/queue.ts'
import { useKeys } from '../../shell/keys.ts'

/** j and k move through the rows of a table; Enter opens the one that has focus, as a link does. */
export function useRowKeys(): RefObject<HTMLTableSectionElement | null> {
  const rows = useRef<HTMLTableSectionElement>(null)
  const move = (by: 1 | -1) => () => {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + by))
    links[next]?.focus()
  }
  useKeys([
    { key: 'j', does: words.down, run: move(1) },
    { key: 'k', does: words.up, run: move(-1) },
  ])
  return rows
}
