/** Who decides how the rules on advertising are kept: the specification word for word, or the rules themselves. */
export type Compliance = 'letter' | 'strict'

interface Row {
  /** What is so while the switch is on. */
  readonly on: string
  readonly letter: boolean
  readonly strict: boolean
  /** The rules that strict mode keeps and letter mode leaves to the operator. */
  readonly why: string
}

const advertising =
  'Human Medicines Regulations 2012, regulation 284; CAP Code rule 12.12; joint notice of MHRA, ASA and GPhC of 2025: a prescription-only medicine is not advertised to the public, by name or by implication'
const consultationFirst =
  'GPhC guidance for pharmacies at a distance, 2025: no prescription-only medicine is chosen before a consultation'
const marketing =
  'Privacy and Electronic Communications Regulations 2003, regulation 22, with UK GDPR Article 7: consent to marketing is given freely and is not tied to a service'

/**
 * Everything that differs between the two. Words, screens and the server ask for the switch by its name, and never for the
 * mode. In the built site each switch is a constant, so that the words of the other mode are in no file of it.
 */
export const complianceTable = {
  advertisesTreatment: {
    on: 'Public pages, previews, metadata and the page of the app speak of the medication and what it does; otherwise of the consultation and its fee.',
    letter: true,
    strict: false,
    why: advertising,
  },
  publishesMedicineFacts: {
    on: 'Answers and articles that name medicines are on the public site; otherwise only signed-in patients read them.',
    letter: true,
    strict: false,
    why: advertising,
  },
  promotesPrices: {
    on: 'Prices are struck out, discounts and prices “from” are shown, also where treatment is chosen and summed up.',
    letter: true,
    strict: false,
    why: advertising,
  },
  promotesMedicines: {
    on: 'Where treatment is chosen and summed up, medicines are shown with drawings, percentages and results of trials.',
    letter: true,
    strict: false,
    why: advertising,
  },
  choiceIsOpen: {
    on: 'Anybody may open the page where treatment is chosen; otherwise it needs a finished questionnaire that does not rule treatment out.',
    letter: true,
    strict: false,
    why: consultationFirst,
  },
  patientChooses: {
    on: 'The patient chooses a treatment; otherwise they name a preference, and the prescriber decides.',
    letter: true,
    strict: false,
    why: consultationFirst,
  },
  marketingIsOptOut: {
    on: 'An order form asks for a tick against offers; otherwise for one that asks for them, which is empty.',
    letter: true,
    strict: false,
    why: marketing,
  },
  marketingConsentRequired: {
    on: 'Both consents to marketing are needed to book, unless the brand file makes them optional.',
    letter: true,
    strict: false,
    why: marketing,
  },
} as const satisfies Readonly<Record<string, Row>>

type ComplianceSwitch = keyof typeof complianceTable

export const switchesOf = (mode: Compliance): Readonly<Record<ComplianceSwitch, boolean>> =>
  Object.fromEntries(Object.entries(complianceTable).map(([name, row]) => [name, row[mode]])) as Readonly<
    Record<ComplianceSwitch, boolean>
  >

/** The rules that letter mode leaves to the operator, once each. */
export const rulesLeftToOperator: readonly string[] = [...new Set(Object.values(complianceTable).map(({ why }) => why))]

declare const process: { readonly env: Readonly<Record<string, string | undefined>> } | undefined

/** One for the whole process, as for the whole site: it is set in the environment and never changes while anything runs. */
export const complianceMode: Compliance =
  typeof process !== 'undefined' && process.env.COMPLIANCE === 'strict' ? 'strict' : 'letter'

/** The switches of this process, or of the site while it is built (tools/compliance). */
export const compliance = switchesOf(complianceMode)
