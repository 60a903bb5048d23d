import { useState } from 'react'
import { askForCall as words } from '#content/safeguarding/ask-for-call.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { CallForm } from './call-form.tsx'
import type { CallStatus } from './use-call-status.ts'

export function AnotherNumber({ label, onAsked }: { label?: string; onAsked: (standing: CallStatus) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <CallForm onAsked={onAsked} />
  return (
    <div className="mt-4">
      {label && <p className="mb-2">{label}</p>}
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {words.another}
      </Button>
    </div>
  )
}
