import { Waiting } from '#web/kit/ui/icons.tsx'

export const Wait = ({ words }: { words: string }) => (
  <p role="status" className="flex items-center gap-3 py-4 text-ink-soft">
    <Waiting />
    {words}
  </p>
)
