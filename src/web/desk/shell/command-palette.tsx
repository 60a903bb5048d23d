import { useEffect, useState } from 'react'
import { paletteWords as words } from '#content/desk/palette.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import { useKeys } from './keys.ts'
import type { Me } from './me.ts'

const load = () => import('./palette-dialog.tsx')

const openers = new Set<() => void>()

/** For a button anywhere at the desk. */
export const openPalette = (): void => {
  for (const open of openers) open()
}

/** Opened by Ctrl+K or ⌘K from any page of the desk; its code is fetched when it first opens. */
export function CommandPalette({ me }: { me: Me }) {
  const [isOpen, setIsOpen] = useState(false)
  useKeys([{ key: 'Ctrl+k', does: words.open, run: () => setIsOpen(true) }])
  const { module, failed } = useOnDemand(isOpen, load)
  useEffect(() => {
    const open = () => setIsOpen(true)
    openers.add(open)
    return () => void openers.delete(open)
  }, [])
  useEffect(() => {
    if (!failed || !isOpen) return
    setIsOpen(false)
    showToast({ title: words.failed })
  }, [failed, isOpen])
  if (!isOpen || !module) return null
  return <module.PaletteDialog me={me} onClose={() => setIsOpen(false)} />
}
