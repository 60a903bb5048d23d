import { useEffect, useRef } from 'react'

export type ComboboxOption = {
  value: string
  label: string
  detail?: string
}

type ListProps = {
  id: string
  options: readonly ComboboxOption[]
  active: number | null
  onPick: (option: ComboboxOption) => void
  onPoint: (position: number) => void
}

export const optionIdOf = (id: string, position: number) => `${id}-option-${position + 1}`

export function ComboboxList({ id, options, active, onPick, onPoint }: ListProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (active !== null) document.getElementById(optionIdOf(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  useEffect(() => {
    if (list.current) bringIntoSight(list.current, id)
  }, [id])

  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      className="mt-2.5 animate-appear rounded-option border border-line-strong bg-white p-1.5"
    >
      {options.map((option, position) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps focus all the while.
        <div
          key={option.value}
          id={optionIdOf(id, position)}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(position)}
          onClick={() => onPick(option)}
          className="scroll-my-2 cursor-pointer rounded-xl border-2 border-transparent px-3 py-2.5 aria-selected:border-green aria-selected:bg-mint"
        >
          <span className="block font-semibold">{option.label}</span>
          {option.detail && <span className="block text-sm text-ink-soft">{option.detail}</span>}
        </div>
      ))}
    </div>
  )
}

/**
 * Out from under what stays at the end of the screen, and no further than the label: an on-screen keyboard would otherwise
 * cover the list it is typing for.
 */
function bringIntoSight(list: HTMLElement, id: string) {
  const visibleHeight = window.visualViewport?.height ?? window.innerHeight
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const covered = list.getBoundingClientRect().bottom + (Number.parseFloat(scrollPaddingBottom) || 16) - visibleHeight
  const label = document.querySelector(`label[for="${id}"]`)
  const room = (label?.getBoundingClientRect().top ?? 0) - 96
  if (covered > 0 && room > 0) window.scrollBy({ top: Math.min(covered, room) })
}
