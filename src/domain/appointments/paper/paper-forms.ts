import { countriesOf, type PostcodeCountry } from '../../identity/postcode-country.ts'

/** The form a prescription is written on. `private`: an ordinary one, for a medicine that is not a controlled drug. */
export const paperForms = ['FP10PCD', 'WP10PCD', 'PPCD(1)', 'private'] as const

export type PaperForm = (typeof paperForms)[number]

/** The form for controlled drugs, by the patient's country. Where there is none, we do not prescribe them on paper. */
const formIn: Readonly<Partial<Record<PostcodeCountry, PaperForm>>> = {
  England: 'FP10PCD',
  Wales: 'WP10PCD',
  Scotland: 'PPCD(1)',
}

export const isControlledForm = (form: PaperForm | null): boolean => form !== 'private'

/** The controlled-drug forms possible for a postcode: none, one, or two at a border. */
export const controlledFormsFor = (postcode: string): PaperForm[] =>
  countriesOf(postcode).flatMap((country) => formIn[country] ?? [])

/** Medicines for ADHD that are prescribed on paper. `schedule`: of the Misuse of Drugs Regulations 2001. */
export const paperDrugs = {
  methylphenidate: { name: 'Methylphenidate', schedule: 2 },
  lisdexamfetamine: { name: 'Lisdexamfetamine', schedule: 2 },
  dexamfetamine: { name: 'Dexamfetamine', schedule: 2 },
  atomoxetine: { name: 'Atomoxetine', schedule: null },
  guanfacine: { name: 'Guanfacine', schedule: null },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly schedule: 2 | null }>>

export type PaperDrug = keyof typeof paperDrugs
export const paperDrugKeys = Object.keys(paperDrugs) as [PaperDrug, ...PaperDrug[]]

export const isControlledDrug = (drug: PaperDrug): boolean => paperDrugs[drug].schedule === 2

/** What is dispensed, and in which unit. */
export const drugForms = {
  tablets: { name: 'Tablets', unit: 'tablets' },
  'mr-tablets': { name: 'Modified-release tablets', unit: 'tablets' },
  capsules: { name: 'Capsules', unit: 'capsules' },
  'mr-capsules': { name: 'Modified-release capsules', unit: 'capsules' },
  'oral-solution': { name: 'Oral solution', unit: 'ml' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly unit: string }>>

export type DrugForm = keyof typeof drugForms
export const drugFormKeys = Object.keys(drugForms) as [DrugForm, ...DrugForm[]]
