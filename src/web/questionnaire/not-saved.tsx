import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { KeptHere } from './kept-here.tsx'

export function NotSaved({ error }: { error: string | null }) {
  if (error !== null) {
    return (
      <AlertMessage>
        <p>{error}</p>
        <KeptHere />
      </AlertMessage>
    )
  }
  return (
    <div role="status" className="rounded-option border-[1.5px] border-line-strong bg-white px-4 py-3.5">
      <KeptHere />
    </div>
  )
}
