import { operationsInboxScreen as words } from '#content/operations/operations-inbox.ts'
import { Tick } from '#web/kit/ui/icons.tsx'

export const AllClear = () => (
  <div role="status" className="flex items-center gap-4 rounded-option bg-mint px-5 py-6">
    <Tick className="size-8 shrink-0 text-green" />
    <div>
      <p className="text-lg font-semibold">{words.clear}</p>
      <p className="text-ink-soft">{words.clearWhat}</p>
    </div>
  </div>
)
