import { useEffect, useState } from 'react'
import { reportWords as words } from '#content/incidents/incidents.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import { useKeys } from '../shell/keys.ts'
import { useMe } from '../shell/me.ts'

const load = () => import('./report-dialog.tsx')

const openers = new Set<() => void>()

/** For a button anywhere at the desk. */
export const openIncidentReport = (): void => {
  for (const open of openers) open()
}

/** The report, from any page of the desk. Its code is fetched when it first opens. */
export function ReportIncident() {
  const me = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const { module, failed } = useOnDemand(isOpen, load)
  useKeys([{ key: 'Ctrl+i', does: words.open, run: () => setIsOpen(true) }])
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
  if (!me || !isOpen || !module) return null
  return <module.ReportDialog me={me} onClose={() => setIsOpen(false)} />
}
