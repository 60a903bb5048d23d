import type { interactionFlags } from '#content/cases/flags/interactions.ts'
import { type FlagCases, onTreatment, picked, takesNamed } from './sample-cases.ts'

export const interactionCases: FlagCases<typeof interactionFlags> = {
  'medicine-named': {
    fires: [takesNamed('Digoxin 125 micrograms'), takesNamed('Januvia')],
    rests: [takesNamed('Ramipril'), takesNamed('I do not take digoxin'), picked('digoxin')],
  },
  'interactions-not-checked': {
    fires: [takesNamed('Xyzolol'), { ...onTreatment(), ...takesNamed('Xyzolol') }],
    rests: [takesNamed('Ramipril 5 mg once a day'), picked('ramipril'), {}],
  },
}
