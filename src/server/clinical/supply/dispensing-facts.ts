import type { AssessInput } from '#domain/clinical/patient.ts'
import { patientOf } from '#domain/clinical/patient.ts'
import { allergies, allergiesNamed } from '#domain/intake/medicines-and-conditions/allergies.ts'
import { medicines, medicinesNamed } from '#domain/intake/medicines-and-conditions/medicines.ts'

interface Choosable {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

const labels = ({ options }: Choosable, chosen: readonly string[]) =>
  options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)

/** The patient's own answers, for a pharmacist to compare with the prescription. */
export function dispensingFacts(input: AssessInput) {
  const { followUp } = patientOf(input)
  const given = (...words: readonly (string | null)[]) => words.flatMap((one) => one || [])
  return {
    otherMedicines: [...labels(medicines, followUp.allTicked(medicines)), ...given(followUp.words(medicinesNamed))],
    allergies: [...labels(allergies, followUp.allTicked(allergies)), ...given(followUp.words(allergiesNamed))],
  }
}
