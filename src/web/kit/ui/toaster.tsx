import { useSyncExternalStore } from 'react'
import { currentToasts, onToastsChange, type Toast } from './toasts.ts'
import { useOnDemand } from './use-on-demand.ts'

const none: readonly Toast[] = []
const loadToastList = () => import('./toast-list.tsx')

/** Stands once, in the root. Nothing of it is in a page until the first toast is shown. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => none)
  const { module } = useOnDemand(toasts[0]?.id, loadToastList)
  return module ? <module.ToastList toasts={toasts} /> : null
}
