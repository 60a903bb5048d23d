import { checkWords as words } from '#content/desk/pharmacy.ts'
import { prescriptionPath } from '#contract/desk/addresses.ts'
import { NextCase } from '../queue/next-case.tsx'

export function PharmacyCheckDone() {
  return (
    <>
      <h2 className="text-[1.25rem]">{words.done}</h2>
      <p className="text-ink-soft">{words.doneWhy}</p>
      <NextCase list="approved" addressOf={prescriptionPath} />
    </>
  )
}
