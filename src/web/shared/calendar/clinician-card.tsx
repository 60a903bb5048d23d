import { useState } from 'react'
import { scheduleWords as words } from '#content/appointments/booking.ts'
import type { Clinician } from '#contract/appointments/bookings.ts'
import { Psychiatrist } from '#web/kit/art/psychiatrist.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'

/** Whom the person will meet, and who that is. */
export function ClinicianCard({ clinician: { name, title, profile } }: { clinician: Clinician }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex items-center gap-3 rounded-card bg-apricot-pale/60 p-1.5 pr-3 sm:gap-5 sm:p-3 sm:pr-5">
      <Psychiatrist className="size-12 shrink-0 rounded-[1.125rem] bg-mint sm:size-20" />
      <div className="min-w-0 flex-1">
        <p className="font-display text-[1.0625rem] leading-tight tracking-tight sm:text-[1.375rem]">{name}</p>
        <p className="text-sm text-ink-soft">{title}</p>
      </div>
      {profile.length > 0 && (
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          {words.profile}
          <span className="sr-only">{words.profileOf(name)}</span>
        </Button>
      )}
      <DialogOnDemand open={isOpen} onOpenChange={setIsOpen} short title={name} description={title}>
        <div className="space-y-4">
          <Psychiatrist className="h-44 w-full rounded-card bg-mint" />
          {profile.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </DialogOnDemand>
    </div>
  )
}
