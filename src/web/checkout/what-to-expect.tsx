import { medicationChoice } from '#content/checkout/medication-choice.ts'
import { howTaken } from '#domain/medicines/how-taken.ts'
import { type Medicine, packDays } from '#domain/medicines/medicines.ts'
import { DoseLadder } from './dose-ladder.tsx'
import { DoseTable } from './dose-table.tsx'

const words = medicationChoice.expect

export function WhatToExpect({ medication }: { medication: Medicine }) {
  return (
    <section
      aria-labelledby="what-to-expect"
      className="on-dark mt-5 grid gap-x-14 gap-y-8 rounded-card bg-ink p-6 text-white sm:p-8 lg:mt-6 xl:grid-cols-[minmax(0,1fr)_min(22rem,50%)] lg:p-12 print:bg-transparent print:text-ink"
    >
      <div className="flex flex-col">
        <h2 id="what-to-expect">{words.heading}</h2>
        <p className="mt-3 max-w-[46ch] text-sage print:text-ink">{words.lead(packDays(medication) / 7)}</p>
        <div aria-hidden="true" className="mt-6 flex-1 xl:mt-2 print:hidden">
          <DoseLadder key={medication.key} doses={medication.doses} />
        </div>
        <p className="mt-5 flex items-center gap-2.5 text-sm text-sage print:text-ink">
          <svg viewBox="0 0 44 8" className="w-11 flex-none fill-sun" aria-hidden="true">
            <circle cx="4" cy="4" r="4" />
            <circle cx="16" cy="4" r="4" />
            <circle cx="28" cy="4" r="4" />
            <circle cx="40" cy="4" r="4" />
          </svg>
          {words.packHolds(howTaken(medication.key), medication.dosesPerPack)}
        </p>
      </div>
      <DoseTable medication={medication} />
    </section>
  )
}
