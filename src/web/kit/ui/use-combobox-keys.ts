import { type KeyboardEvent, useState } from 'react'

type Keys<Option> = {
  options: readonly Option[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onPick: (option: Option) => void
}

/**
 * The keys of an editable combobox: the arrows move through the list, round its ends, while focus stays in the field;
 * Enter picks, Escape closes and leaves what was typed, and everything else is typing.
 */
export function useComboboxKeys<Option extends { readonly value: string }>(props: Keys<Option>) {
  const { options, isOpen, onOpen, onPick } = props
  const [marked, setMarked] = useState<string | null>(null)
  // Options change while they are chosen from. The mark stays with its option, not with its place: what comes into the place
  // was never chosen.
  const at = isOpen && marked !== null ? options.findIndex(({ value }) => value === marked) : -1
  const current = at === -1 ? null : at
  const setActive = (position: number | null) =>
    setMarked(position === null ? null : (options[position]?.value ?? null))

  function move(step: 1 | -1) {
    const from = current ?? (step === 1 ? -1 : options.length)
    onOpen(true)
    if (options.length > 0) setActive((from + step + options.length) % options.length)
  }

  function close() {
    setActive(null)
    onOpen(false)
  }

  const actions: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: ({ altKey }) => {
      if (altKey) onOpen(true)
      else move(1)
      return true
    },
    ArrowUp: ({ altKey }) => {
      if (altKey) close()
      else move(-1)
      return true
    },
    Enter: () => {
      const option = current === null ? undefined : options[current]
      if (option === undefined) close()
      else {
        setActive(null)
        onPick(option)
      }
      return option !== undefined
    },
    // Also before there is a list: it is not wanted then when it comes.
    Escape: () => {
      close()
      return true
    },
    Tab: () => {
      close()
      return false
    },
    Home: () => {
      setActive(null)
      return false
    },
    End: () => {
      setActive(null)
      return false
    },
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (actions[event.key]?.(event)) event.preventDefault()
  }

  return { active: current, setActive, onKeyDown }
}
