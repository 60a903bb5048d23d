import type { DialogProps } from './dialog.tsx'
import { AlertMessage } from './error-message.tsx'
import { useOnDemand } from './use-on-demand.ts'

const loadDialog = () => import('./dialog.tsx')

/** A Dialog whose code is fetched when it first opens. Place it beside the button that opens it. */
export function DialogOnDemand(props: DialogProps) {
  const { module, failed } = useOnDemand(props.open, loadDialog)
  if (module) return <module.Dialog {...props} />
  if (!props.open || !failed) return null
  return <AlertMessage>This could not be opened. Check your connection, then reload the page.</AlertMessage>
}
