import { type ComponentProps, useState } from 'react'
import { afterPress } from '../after-press.ts'
import type { Combobox as Suggesting } from './combobox.tsx'
import { TextField } from './text-field.tsx'
import { useOnDemand } from './use-on-demand.ts'

const load = () => import('./combobox.tsx')

/** For whoever will come to one soon. */
export const fetchCombobox = (): void => void load().catch(() => undefined)

/**
 * A text field, with suggestions as soon as their script is there: whatever is typed counts without them, too. It does not
 * change under the hands of somebody who is typing, nor under the press of a button that stands below it.
 */
export function Combobox(props: ComponentProps<typeof Suggesting>) {
  const { module } = useOnDemand(true, load)
  const [isTyping, setIsTyping] = useState(false)
  if (module && !isTyping) return <module.Combobox {...props} />
  const { options, onPick, waiting, status, note, ...field } = props
  return (
    <TextField
      {...field}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      onFocus={() => setIsTyping(true)}
      onBlur={() => afterPress(() => setIsTyping(false))}
    />
  )
}
